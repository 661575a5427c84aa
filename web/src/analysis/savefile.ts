/** Save files that somebody chooses; whether the decisions in one are possible, the server says. */
import type { Record as SaveFile } from '../protocol';

const isObject = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The record in a text; null where there is none. */
export function readSaveFile(text: string): SaveFile | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!isObject(found) || found.format !== 'tesela/1' || !isObject(found.options)) return null;
    if (typeof found.game !== 'string' || typeof found.seed !== 'string') return null;
    return isTexts(found.moves) && isTexts(found.players) ? (found as unknown as SaveFile) : null;
  } catch {
    return null;
  }
}
