/** The socket of a table: comes back by itself, and loses no command that was on its way. */
import { PROTOCOL, type FromClient, type FromServer, type Hint, type Refusal } from '../protocol';
import { person } from '../state/me.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'outdated' | 'missing';
export type Answer = { done: true; seq: number; hint?: Hint } | { done: false; refusal: Refusal };

type WithoutId<Command> = Command extends { id: number } ? Omit<Command, 'id'> : never;
export type Order = WithoutId<FromClient>;

/** A command without an answer; `taken` is the sequence number under which it is on disk, once that is known. */
interface Waiting {
  command: FromClient;
  repeated: boolean;
  taken?: number;
  answer(given: Answer): void;
}

const UNKNOWN_PERSON = 4401;
const NO_ENTRY = 4403;
const NO_TABLE = 4404;
const LONGEST_PAUSE = 8000;

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #id = 0;
  #seq = 0;
  #tries = 0;
  #entered = false;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: FromServer) => void,
    private readonly told: (link: Link) => void,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    addEventListener('offline', this.#drop);
    void this.#open();
  }

  /** Sends a command; the answer comes when it is on disk and what it changed has been told, or when it is refused. */
  send(order: Order): Promise<Answer> {
    const command = { ...order, id: ++this.#id } as FromClient;
    return new Promise((answer) => {
      this.#waiting.set(command.id, { command, answer, repeated: false });
      this.#transmit(command);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    removeEventListener('offline', this.#drop);
    this.#socket?.close();
  }

  #transmit(command: FromClient): void {
    if (this.#entered) this.#socket?.send(JSON.stringify(command));
  }

  async #open(): Promise<void> {
    try {
      await person.known();
    } catch {
      this.#again();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`);
    this.#socket = socket;
    this.#entered = false;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket === socket) void this.#ended(event.code);
    };
  }

  async #ended(code: number): Promise<void> {
    this.#socket = null;
    this.#entered = false;
    if (this.#closed) return;
    if (code === NO_TABLE || code === NO_ENTRY) {
      this.told('missing');
      return;
    }
    this.told('lost');
    if (code === UNKNOWN_PERSON) await person.forget().catch(() => undefined);
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#open(), pause);
  }

  /** The network is back, or the page is looked at again: do not wait. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    void this.#open();
  };

  #drop = (): void => this.#socket?.close();

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) {
          this.told('outdated');
          this.close();
        }
        return;
      case 'update':
        this.hear(message);
        this.#seq = message.seq;
        this.#answerTaken();
        if (!this.#entered) this.#enter();
        return;
      case 'ack':
        this.#taken(message.id, message.seq);
        this.#answerTaken();
        return;
      case 'hint':
        this.#answer(message.id, { done: true, seq: message.seq, hint: message });
        return;
      case 'refusal':
        this.#refused(message);
        return;
      default:
        this.hear(message);
    }
  }

  #taken(id: number, seq: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting) waiting.taken = seq;
  }

  /** What is on disk and has been told is answered. */
  #answerTaken(): void {
    for (const [id, { taken }] of this.#waiting) {
      if (taken !== undefined && taken <= this.#seq) this.#answer(id, { done: true, seq: taken });
    }
  }

  #answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  /** A decision that was sent twice and is refused as late was taken the first time. */
  #refused(refusal: Refusal): void {
    const taken = this.#waiting.get(refusal.id)?.repeated && refusal.message.id === 'server-stale';
    this.#answer(refusal.id, taken ? { done: true, seq: 0 } : { done: false, refusal });
  }

  /** The table has told everything: what had no answer when the line broke is sent again. */
  #enter(): void {
    this.#entered = true;
    this.#tries = 0;
    this.told('open');
    for (const waiting of this.#waiting.values()) {
      waiting.repeated = true;
      this.#transmit(waiting.command);
    }
  }
}
