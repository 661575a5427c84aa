/** Clay clicks and a bell, made on the spot. */
import { settings } from './settings.svelte';

interface Note {
  pitch: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

export type Sound = 'piece' | 'turn' | 'end' | 'no';

const NOTES: Record<Sound, Note[]> = {
  piece: [
    { pitch: 1900, at: 0, length: 0.03, loud: 0.1, shape: 'triangle' },
    { pitch: 620, at: 0.004, length: 0.06, loud: 0.14, shape: 'sine' },
  ],
  turn: [
    { pitch: 880, at: 0, length: 0.5, loud: 0.1, shape: 'sine' },
    { pitch: 1320, at: 0.12, length: 0.7, loud: 0.08, shape: 'sine' },
  ],
  end: [
    { pitch: 660, at: 0, length: 0.4, loud: 0.1, shape: 'sine' },
    { pitch: 880, at: 0.15, length: 0.4, loud: 0.1, shape: 'sine' },
    { pitch: 1320, at: 0.3, length: 0.9, loud: 0.1, shape: 'sine' },
  ],
  no: [{ pitch: 180, at: 0, length: 0.12, loud: 0.12, shape: 'triangle' }],
};

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function wake(): void {
  if (!settings.audible) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}
addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

export function sound(name: Sound): void {
  if (!context || context.state !== 'running' || !settings.audible || document.hidden) return;
  for (const note of NOTES[name]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = note.shape;
  oscillator.frequency.value = note.pitch;
  volume.gain.setValueAtTime(note.loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + note.length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + note.length);
}
