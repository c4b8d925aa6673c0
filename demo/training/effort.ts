import { pounds } from '#domain/measures/measure.ts';
import { estimatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import { countedIn } from '#domain/prescriptions/counted-in.ts';
import { firstNumber, repsOf } from '#domain/prescriptions/prescription-text.ts';
import type { Prescribed } from './planned-days.ts';

/** A main lift names its share of the one-rep maximum; assistance goes by feel. */
export const isMain = ({ percent1RM }: Prescribed) => percent1RM !== null;

/** Loaded carries are told in yards. */
export const isCarry = ({ category, reps }: Prescribed) => countedIn(category, { reps }) === 'distance';

/** How much of their best people show in a usual set: one or two reps stay in reserve. */
const usuallyShown = 0.92;
/** How far they leave the prescribed percentage for what they are used to; less so when it is to be light. */
const habit = { usual: 0.5, light: 0.3 };

/**
 * The share of the one-rep maximum that is loaded. Weeks written easy are done a little heavier, and heavy ones a
 * little lighter, as people do.
 */
export function loadedShare(prescribed: Prescribed, isLightWeek: boolean): number {
  if (!isMain(prescribed)) return shareByFeel(prescribed);
  const share = (firstNumber(prescribed.percent1RM) ?? 0) / 100;
  const shown = share * (1 + repsOf(prescribed.reps) / 30);
  return share * (1 + habit[isLightWeek ? 'light' : 'usual'] * (usuallyShown / shown - 1));
}

/** Two reps in reserve; plates on a belt come on top of the whole body. */
function shareByFeel(prescribed: Prescribed): number {
  if (isCarry(prescribed)) return 0.75;
  return prescribed.name.startsWith('Weighted') ? 0.45 : 1 / (1 + (repsOf(prescribed.reps) + 2) / 30);
}

/** RPE to the half: 10 at the limit, a point less for every six percent below it, more as sets add up. */
export function effortOf(set: { setNum: number; reps: number; weight: number }, able: number): number {
  const shown = estimatedOneRepMax(pounds(set.weight), Math.min(set.reps, 12)) ?? able;
  const effort = 10 - (1 - shown / able) * 17 + (set.setNum > 3 ? 0.5 : 0);
  return Math.min(10, Math.max(5, Math.round(effort * 2) / 2));
}
