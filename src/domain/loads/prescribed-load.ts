import { maxHelp } from '#domain/measures/help.ts';
import type { Weight } from '#domain/measures/measure.ts';
import { numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { type PercentOf, usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import { helpIn, prescribedWeight, unitOfText, unitWord } from '#domain/prescriptions/prescribed-weight.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { isNumberAlone } from '#domain/prescriptions/with-unit.ts';

/**
 * A load as a coach can prescribe it, each part as typed. Its weight, and that of each of its sets, is in `weightUnit`
 * unless it names its own.
 */
export type LoadText = {
  reps?: string | null;
  weight?: string | null;
  weightUnit: string;
  percent1RM?: string | null;
  percentOf?: PercentOf | undefined;
  rpe?: string | null;
};

/** The same as numbers; of a range the lower one. */
export type PrescribedLoad = {
  reps: number | null;
  weight: (Weight & { isEachHand: boolean }) | null;
  /** A weight in words: there is nothing to work out, and nothing to guess. */
  inWords: string | null;
  percent: number | null;
  percentOf: PercentOf;
  rpe: number | null;
};

/**
 * A set's own target stands before the prescription's, field by field; the prescription's weight is not that of a set which
 * names another percentage or effort. Of what a percentage is, the prescription says.
 */
export function prescribedLoad(
  prescription: LoadText,
  target: Partial<SetTarget> | null | undefined,
): PrescribedLoad {
  const own = { ...target };
  const text = own.weight || (own.percent1RM || own.rpe ? null : prescription.weight) || null;
  const share = prescribedShare(text);
  const weight = share === null ? prescribedLoadWeight(text, prescription.weightUnit) : null;
  const percent = within(lowerNumber(own.percent1RM || prescription.percent1RM), 1, 200);
  return {
    reps: prescribedReps(own.reps || prescription.reps),
    weight,
    inWords: weight === null && share === null ? wordsIn(text, prescription.weightUnit) : null,
    percent: share ?? percent,
    percentOf: prescription.percentOf ?? usualPercentOf,
    rpe: prescribedRpe(own.rpe || prescription.rpe),
  };
}

const range = /^\s*(?:%\s*)?(?:-|–|—|to)\s*$/;

/** '8-12' is 8, and so is '12 to 8'. */
function lowerNumber(text: string | null | undefined, kind?: 'counts'): number | null {
  const typed = text ?? '';
  const [first, second] = numbersIn(typed, kind);
  const isRange = first && second && range.test(typed.slice(first.to, second.from));
  return isRange ? Math.min(first.value, second.value) : firstNumber(typed, kind);
}

const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null;

/** Null for what is no number of reps: 'AMRAP', or a time such as '30 s'. */
function prescribedReps(text: string | null | undefined): number | null {
  if (/\d\s*(?:s|secs?|seconds?|min|minutes?)\b|\d:\d/i.test(text ?? '')) return null;
  const reps = within(lowerNumber(text, 'counts'), 1, 100);
  return reps && Math.floor(reps);
}

/** 'RPE 8' is 8; so is '2 RIR', the reps left in reserve. */
function prescribedRpe(text: string | null | undefined): number | null {
  const value = lowerNumber(text);
  const rpe = value !== null && /rir|left|reserve/i.test(text ?? '') ? 10 - value : value;
  return within(rpe, 1, 10);
}

/** A percentage that was typed as the weight. */
const prescribedShare = (text: string | null): number | null =>
  /%\s*$/.test(text ?? '') && /^[\s\d.,%–—-]+(?:to[\s\d.,%]+)?$/.test(text ?? '')
    ? within(lowerNumber(text), 1, 200)
    : null;

/** Of a whole text that is a weight; any other number in it is no load. One below zero is help. */
function prescribedLoadWeight(text: string | null, weightUnit: string): PrescribedLoad['weight'] {
  const help = helpIn(text);
  const prescribed = prescribedWeight(help ?? text, weightUnit);
  if (prescribed === null || within(prescribed.min, 0.01, help === null ? 2000 : maxHelp) === null)
    return null;
  return {
    value: help === null ? prescribed.min : -prescribed.min,
    unit: prescribed.unit,
    isEachHand: prescribed.isEachHand,
  };
}

/** The words of a load; null for a dash, no text, or 'n/a'. */
function wordsIn(text: string | null, weightUnit: string): string | null {
  const words = (text ?? '').trim();
  if (!/[\p{L}1-9]/u.test(words) || /^(?:n\.?\/?a\.?|none|0\D*)$/i.test(words)) return null;
  return unitOfText(weightUnit) === null && isNumberAlone(words) ? `${words} ${unitWord(weightUnit)}` : words;
}
