/** For tests: tables of Majolica. */
import { momentsOf } from '../moments';
import recorded from './moments.json';
import type { View } from './types';

export type MomentName = keyof typeof recorded;
export const NAMES = Object.keys(recorded) as MomentName[];
export const { tableAt, viewAt } = momentsOf<View, MomentName>(recorded);
