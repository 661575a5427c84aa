/** What the frame needs of a table beyond what games see: live tables and replays both give it. */
import type { Table } from '../games/contract';
import type { Clocks, Face } from '../protocol';

export interface FrameTable extends Table<unknown> {
  readonly face: Face | null;
  readonly clocks: { told: Clocks; at: number } | null;
}
