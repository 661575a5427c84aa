/** Chances and points as people read them. */
import { words } from '../state/words.svelte';

const written = (value: number, digits: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** 0.584 → `58`. */
export const percent = (share: number): string => written(share * 100, 0);

/** With one digit after the point, and always a sign; zero has none. */
export function signed(value: number, digits = 1): string {
  const size = written(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return size;
  return `${value < 0 ? '−' : '+'}${size}`;
}

/** With one digit after the point. */
export const exact = (value: number): string => written(value, 1);
