/** A table that one sits at or watches: what the server tells, in the order and at the pace that people can follow. */
import type { Seat } from '../games/contract';
import type { Asking, ChatLine, Chapter, Choice, Clocks, Face, FromServer, Hint, Message, Note, Play, Update, You } from '../protocol';
import { preparation } from '../state/preparation.svelte';
import { device, settings } from '../state/settings.svelte';
import { say, sentence, words, type Names } from '../state/words.svelte';
import { Connection, type Answer, type Link, type Order } from './connection';
import type { AskingTable, Objection } from './frame';
import { luckFor } from './luck';
import { namesAt, seatsOf } from './seats';

export const PACE = 320;
const LONGEST_HOLD = 5000;
const LONGEST_QUEUE = 6;

export class LiveTable implements AskingTable {
  face = $state.raw<Face | null>(null);
  own = $state.raw<You | null>(null);
  play = $state.raw<Play | null>(null);
  story = $state.raw<Chapter[]>([]);
  /** When the face came: what runs down since then is counted from here. */
  faceAt = 0;
  clocks = $state.raw<{ told: Clocks; at: number } | null>(null);
  asking = $state.raw<Asking | null>(null);
  notes = $state.raw<Note[]>([]);
  /** The seat that has refused to let one take back, until one has read it. */
  refusedBy = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('connecting');
  /** Whether a hint waits until the engine is ready. */
  preparing = $state(false);
  objection = $state.raw<Objection | null>(null);
  advice = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Set by the frame: whether the board still shows what happened. */
  busy: () => boolean = () => false;

  readonly seats: Seat[] = $derived(seatsOf(this.face?.seats ?? [], this.own?.seat ?? null));
  readonly names: Names = $derived(namesAt(this));

  #told = 0;
  #seen = 0;
  #queue: Update[] = [];
  #timer = 0;
  #shown = 0;
  /** The seat for which one has added one's luck. */
  #lucky: number | null = null;
  #connection: Connection;

  constructor(readonly id: string) {
    this.#connection = new Connection(
      () => this.#address(),
      (message) => this.#hear(message),
      (link) => (this.link = link),
    );
  }

  #address(): string {
    this.#showUpTo(this.#told);
    return `/api/tables/${this.id}/socket?lang=${words.language}&seen=${this.#seen}&chapters=${this.story.length}`;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  // ---- what games see

  get view(): unknown {
    return this.play?.view ?? {};
  }
  get you(): number | null {
    return this.own?.seat ?? null;
  }
  get toAct(): number[] {
    return this.play?.to_act ?? [];
  }
  get choices(): Choice[] {
    return this.play?.choices ?? [];
  }
  get over(): boolean {
    return this.face?.status === 'over';
  }
  readonly live = true;
  get compact(): boolean {
    return device.phone.matches;
  }
  get confirm(): boolean {
    return settings.confirms;
  }
  get screens(): boolean {
    return settings.screens;
  }
  get pace(): number {
    return settings.moves ? PACE : 0;
  }
  get undoing(): Play['undo'] {
    return this.play?.undo ?? 'no';
  }
  /** Whether it is one's own turn to decide. */
  get mine(): boolean {
    return this.choices.length > 0;
  }

  say(message: Message | string, args: Record<string, unknown> = {}): string {
    return say(message, args, this.names);
  }

  async act(move: number | string): Promise<boolean> {
    this.objection = null;
    this.refusedBy = null;
    this.advice = null;
    const answer = await this.order({ type: 'play', seq: this.#seen, move });
    if (answer.done) this.#showUpTo(answer.seq);
    return answer.done;
  }

  why(move: string): void {
    if (this.choices.some((choice) => choice.move === move)) return;
    if (this.mine) void this.order({ type: 'play', seq: this.#seen, move });
    else this.objection = { text: this.over ? say('error-over') : say('web-not-your-turn'), rule: null };
  }

  undo(): void {
    this.objection = null;
    void this.order({ type: 'undo', seq: this.#told });
  }

  // ---- commands of the frame

  /** Sends a command; what is refused is shown in the prompt. */
  async order(order: Order): Promise<Answer> {
    const answer = await this.#connection.send(order);
    if (!answer.done) this.objection = { text: this.#objects(answer.refusal.message), rule: answer.refusal.rule ?? null };
    return answer;
  }

  /** People clicked something and know no notation: for them the reason alone is said. */
  #objects(message: Message): string {
    const reason = message.id === 'error-illegal' ? (message.args?.reason as Message | undefined) : undefined;
    return sentence(this.say(reason ?? message));
  }

  answerUndo(agree: boolean): void {
    void this.order({ type: 'answer', seq: this.#told, agree });
  }

  async hint(): Promise<void> {
    this.preparing = this.face !== null && !(await preparation.ready(this.face.game).catch(() => true));
    if (this.preparing || !this.mine) return;
    this.thinking = true;
    const answer = await this.order({ type: 'hint' });
    this.thinking = false;
    if (answer.done && answer.hint && this.mine) this.advice = answer.hint;
  }

  // ---- what the server tells

  #hear(message: FromServer): void {
    if (message.type !== 'update') return;
    this.#told = message.seq;
    this.#queue.push(message);
    this.#next();
  }

  /** Shows what waits, one change after the other, so that each is seen; one's own decisions at once. */
  #next(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length) {
      const update = this.#queue[0] as Update;
      const pause = this.#pause(update);
      if (pause > 0) {
        this.#timer = window.setTimeout(() => this.#next(), Math.min(pause, 60));
        return;
      }
      this.#queue.shift();
      this.#show(update);
    }
  }

  #pause(update: Update): number {
    if (!update.play || !this.play || this.pace === 0 || document.hidden) return 0;
    const since = performance.now() - this.#shown;
    if (this.busy() && since < LONGEST_HOLD) return 60;
    const ownMove = update.story?.chapters.at(-1)?.seat === this.you;
    return ownMove || this.#queue.length > LONGEST_QUEUE ? 0 : this.pace - since;
  }

  /** Shows at once what one must have seen. */
  #showUpTo(seq: number): void {
    while (this.#queue[0] && this.#queue[0].seq <= seq) this.#show(this.#queue.shift() as Update);
  }

  #show(update: Update): void {
    this.#seen = update.seq;
    if (update.face) {
      this.face = update.face;
      this.faceAt = performance.now();
    }
    if (update.you) this.own = update.you;
    this.#addLuck();
    if (update.play !== undefined) {
      this.play = update.play;
      this.#shown = performance.now();
      if (!this.mine) this.advice = null;
      this.objection = null;
    }
    if (update.story) this.story = [...this.story.slice(0, update.story.start), ...update.story.chapters];
    if (update.clocks !== undefined) this.clocks = update.clocks && { told: update.clocks, at: performance.now() };
    if (update.asking !== undefined) this.asking = update.asking;
    if (update.notes) this.#note(update.notes, this.#first(update));
    if (update.chat) this.chat = this.#first(update) ? update.chat : [...this.chat, ...update.chat];
  }

  /** Adds one's luck to the seed that is promised, once for each seat that one takes before the start. */
  #addLuck(): void {
    const { face, you } = this;
    const isNew = you !== null && you !== this.#lucky;
    this.#lucky = you;
    if (!isNew || face?.status !== 'waiting' || face.seed_chosen || face.seats[you]?.luck !== false) return;
    void this.#connection.send({ type: 'luck', luck: luckFor(this.id, face.commitment) });
  }

  #note(notes: Note[], first: boolean): void {
    const last = notes.at(-1);
    if (!first && last && last.to === this.you) this.refusedBy = last.seat;
    this.notes = notes;
  }

  /** After connecting the server tells everything, the whole chat too. */
  #first(update: Update): boolean {
    return update.face !== undefined && update.story !== undefined && update.you !== undefined && update.chat !== undefined;
  }
}
