/** What the frame needs of a table beyond what games see: live tables and replays both give it. */
import type { Table } from '../games/contract';
import type { Clocks, Face, Note, Play } from '../protocol';

export interface FrameTable extends Table<unknown> {
  readonly face: Face | null;
  readonly clocks: { told: Clocks; at: number } | null;
  /** What people did besides deciding. */
  readonly notes?: Note[];
}

/** Something refused, with the rule that forbids it. */
export interface Objection {
  text: string;
  rule: string | null;
}

/** A table at which one decides: the prompt asks for it. */
export interface AskingTable extends FrameTable {
  objection: Objection | null;
  /** Whether one is to decide now. */
  readonly mine: boolean;
  /** Whether a hint is being thought of. */
  readonly thinking: boolean;
  readonly undoing: Play['undo'];
}
