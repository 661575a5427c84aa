/** For tests: tables of Mozaika. */
import { momentsOf } from '../moments';
import recorded from './moments.json';
import type { MozaikaView } from './types';

export type MomentName = keyof typeof recorded;
export const { tableAt, viewAt } = momentsOf<MozaikaView, MomentName>(recorded);
