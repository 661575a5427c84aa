/** Pigments of the pieces. They keep their glaze in the dark, so they are no theme colours. */
export const INK = '#1d2741';
export const COBALT = '#1f56ae';
export const NAVY = '#143f86';
export const OCHRE = '#e5a823';
export const TERRACOTTA = '#c9472f';
export const COPPER = '#2f8f6b';
export const CREAM = '#fffaf0';
export const DISPLAY = 'var(--font-display)';
export const PLAIN = 'Inter Variable, Inter, system-ui, sans-serif';
