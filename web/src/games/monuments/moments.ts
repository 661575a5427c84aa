/** For tests: tables of World Monuments. */
import { momentsOf } from '../moments';
import recorded from './moments.json';
import type { View } from './types';

export type MomentName = keyof typeof recorded;
export const { tableAt, viewAt } = momentsOf<View, MomentName>(recorded);
