/** What each kind of piece says when asked: the ruling behind its sentences `web-help-monuments-…`. */
export const help = {
  outer: 'W4',
  cell: 'W3',
  brick: 'W6',
  gem: 'W12',
  black: 'W5',
  worker: 'W2',
  walk: 'W2',
  left: 'W5',
  wants: 'W6',
  level: 'W6',
  place: 'W6',
  built: 'W6',
  reliquary: 'W11',
  placed: 'W10',
  pass: 'W7',
  screen: 'W9',
  taken: 'W3',
  coming: 'W1',
  track: 'W12',
  points: 'W12',
  round: 'W10',
} as const;

/** What a piece of this kind says. */
export function helpOf(kind: string): keyof typeof help {
  return kind === 'black' || kind === 'gem' ? kind : 'brick';
}
