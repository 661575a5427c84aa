/** The five pigments, each with a deep shade for edges and a pale wash. */
import type { Kind } from '../types';

export const CREAM = '#fdf8ee';

export const PIGMENT: Record<Kind, string> = {
  blue: '#1f56ae',
  yellow: '#e5a823',
  green: '#2f8f6b',
  red: '#c9472f',
  violet: '#6d3f91',
};

export const DEEP: Record<Kind, string> = {
  blue: '#143a7c',
  yellow: '#8a5406',
  green: '#17573f',
  red: '#86261a',
  violet: '#432062',
};

export const PALE: Record<Kind, string> = {
  blue: '#a9c6f2',
  yellow: '#ffe7a6',
  green: '#a9dcc4',
  red: '#f6bda9',
  violet: '#cfb0e6',
};

/** The pigment as a thin line or sign on cream, where yellow must be darker to be seen. */
export const LINE: Record<Kind, string> = { ...PIGMENT, yellow: '#b27708' };
