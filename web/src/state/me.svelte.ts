/** Who one is here: a guest with a made-up name until they choose another. */
import type { Me } from '../protocol';
import { api, Refused } from './api';

const FIRST = ['Aina', 'Biel', 'Cora', 'Dario', 'Elia', 'Fina', 'Gala', 'Hugo', 'Iria', 'Jana', 'Kilian', 'Lluc', 'Mira', 'Nico'];
const SECOND = ['Cobalto', 'Ocra', 'Verde', 'Coral', 'Marina', 'Sol', 'Onda', 'Luna'];
const any = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

class Person {
  current = $state.raw<Me | null>(null);
  #meeting: Promise<Me> | null = null;

  /** Who one is; a guest sits down where nobody is known yet. */
  known(): Promise<Me> {
    this.#meeting ??= this.#meet().catch((fault: unknown) => {
      this.#meeting = null;
      throw fault;
    });
    return this.#meeting;
  }

  async #meet(): Promise<Me> {
    try {
      this.current = await api.me();
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status !== 401) throw fault;
      this.current = await api.guest(`${any(FIRST)} ${any(SECOND)}`);
    }
    return this.current;
  }

  /** The server no longer knows this browser: sit down anew. */
  forget(): Promise<Me> {
    this.#meeting = null;
    return this.known();
  }

  async rename(name: string): Promise<void> {
    await this.known();
    this.current = await api.rename(name);
  }

  async comeBack(token: string, instead: boolean): Promise<void> {
    // Whoever is being met here would otherwise take the place of the one who returns.
    await this.#meeting?.catch(() => undefined);
    this.current = await api.comeBack(token, instead);
    this.#meeting = Promise.resolve(this.current);
  }
}

export const person = new Person();
