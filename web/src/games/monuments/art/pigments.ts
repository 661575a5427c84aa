/** The colours of the pieces: lit top, pigment of the left face, shaded right face, painted motif. */
import type { Kind } from '../types';

export interface Pigment {
  top: string;
  left: string;
  right: string;
  motif: string;
}

export const PIGMENTS: Record<Kind, Pigment> = {
  violet: { top: '#8f62b6', left: '#6d3f91', right: '#4f2a6e', motif: '#ead9f5' },
  red: { top: '#dc6a4e', left: '#c9472f', right: '#98301e', motif: '#fde6d3' },
  neutral: { top: '#ebe3d2', left: '#cfc4b0', right: '#aea18a', motif: '#8c7f66' },
  orange: { top: '#f3a04b', left: '#e07b2a', right: '#b15a17', motif: '#fff1c6' },
  black: { top: '#47506a', left: '#2a3350', right: '#171e33', motif: '#aab3c8' },
  gem: { top: '#7fd3e8', left: '#2aa3c9', right: '#157399', motif: '#e6fafd' },
};

export const INK = '#1d2741';
