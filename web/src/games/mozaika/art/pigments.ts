/** The glazes of the tiles: they keep their colours in the dark too. */
export interface Pigment {
  glaze: string;
  deep: string;
  pale: string;
  /** For painting on cream. */
  paint: string;
}

export const CREAM = '#fdf8ee';

const PIGMENTS: Record<string, Pigment> = {
  red: { glaze: '#c9472f', deep: '#86261a', pale: '#f6bda9', paint: '#c9472f' },
  blue: { glaze: '#1f56ae', deep: '#143a7c', pale: '#a9c6f2', paint: '#1f56ae' },
  green: { glaze: '#2f8f6b', deep: '#17573f', pale: '#a9dcc4', paint: '#2f8f6b' },
  yellow: { glaze: '#e5a823', deep: '#8a5406', pale: '#ffe7a6', paint: '#d08a12' },
};

export const pigment = (colour: string): Pigment => PIGMENTS[colour] as Pigment;
