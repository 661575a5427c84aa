/** A table that is drawn in another size than the screen would have it. */
import type { Choice, Message } from '../protocol';
import type { FrameTable } from './frame';

export class SizedTable implements FrameTable {
  constructor(
    private readonly of: FrameTable,
    private readonly isCompact: () => boolean,
  ) {}

  get compact(): boolean {
    return this.isCompact();
  }
  get face() {
    return this.of.face;
  }
  get clocks() {
    return this.of.clocks;
  }
  get view() {
    return this.of.view;
  }
  get seats() {
    return this.of.seats;
  }
  get you() {
    return this.of.you;
  }
  get toAct() {
    return this.of.toAct;
  }
  get choices(): Choice[] {
    return this.of.choices;
  }
  get story() {
    return this.of.story;
  }
  get over() {
    return this.of.over;
  }
  get live() {
    return this.of.live;
  }
  get screens() {
    return this.of.screens;
  }
  get confirm() {
    return this.of.confirm;
  }
  get pace() {
    return this.of.pace;
  }
  say(message: Message | string, args?: Record<string, unknown>): string {
    return this.of.say(message, args);
  }
  act(move: number | string): Promise<boolean> {
    return this.of.act(move);
  }
  why(move: string): void {
    this.of.why(move);
  }
  undo(): void {
    this.of.undo();
  }
}
