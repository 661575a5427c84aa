/** Tables that this browser has just made and that begin as soon as one is there. */
export const starting = new Set<string>();
