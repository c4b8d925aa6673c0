import { mostHelp } from '#domain/measures/help.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** What a coach can say of a load, each as typed. */
export type LoadText = {
  reps?: string | null;
  weight?: string | null;
  percent1RM?: string | null;
  rpe?: string | null;
};

/** The same as numbers; of a range the lower one. */
export type AskedLoad = {
  reps: number | null;
  weight: { value: number; unit: WeightUnit } | null;
  percent: number | null;
  rpe: number | null;
};

/**
 * A set's own target stands before the prescription's, field by field; the prescription's weight is not that of a set which
 * names another percentage or effort.
 */
export function askedLoad(prescription: LoadText, target: Partial<SetTarget> | null | undefined): AskedLoad {
  const own = { ...target };
  const weight = own.weight || (own.percent1RM || own.rpe ? null : prescription.weight);
  const percent = within(lowerNumber(own.percent1RM || prescription.percent1RM), 1, 200);
  const isShare = weight?.includes('%');
  return {
    reps: repsAsked(own.reps || prescription.reps),
    weight: isShare ? null : weightAsked(weight),
    percent: isShare ? within(lowerNumber(weight), 1, 200) : percent,
    rpe: rpeAsked(own.rpe || prescription.rpe),
  };
}

const range = /(\d+(?:\.\d+)?)\s*%?\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)/;

/** '8-12' is 8, and so is '12 to 8'. */
function lowerNumber(text: string | null | undefined): number | null {
  const found = range.exec(text ?? '');
  return found === null ? firstNumber(text) : Math.min(Number(found[1]), Number(found[2]));
}

const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null;

/** Null for what is no number of reps: 'AMRAP', or a time such as '30 s'. */
function repsAsked(text: string | null | undefined): number | null {
  if (/\d\s*(?:s|secs?|seconds?|min|minutes?)\b|\d:\d/i.test(text ?? '')) return null;
  const reps = within(lowerNumber(text), 1, 100);
  return reps && Math.floor(reps);
}

/** 'RPE 8' is 8; so is '2 RIR', the reps left in reserve. */
function rpeAsked(text: string | null | undefined): number | null {
  const value = lowerNumber(text);
  const rpe = value !== null && /rir|left|reserve/i.test(text ?? '') ? 10 - value : value;
  return within(rpe, 1, 10);
}

/** In lb where no unit is said. One below zero is help. */
function weightAsked(text: string | null | undefined): AskedLoad['weight'] {
  const number = lowerNumber(text);
  const value = number !== null && number < 0 ? within(number, -mostHelp, -0.01) : within(number, 0.01, 2000);
  return value === null ? null : { value, unit: /k(?:g|ilo)/i.test(text ?? '') ? 'kg' : 'lb' };
}
