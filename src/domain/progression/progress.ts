import { type NumberInText, numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { withNumbers } from '#domain/numbers/with-numbers.ts';
import { loadsIn, withoutSignOfNone } from '#domain/prescriptions/prescribed-weight.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** The parts of a prescription that a progression can change. */
export type Progressing = {
  sets: string | null;
  reps: string | null;
  weight: string | null;
  percent1RM: string | null;
  time: string | null;
  distance: string | null;
  rpe: string | null;
  setTargets: SetTarget[] | null;
};

export const progressedFields = ['weight', 'percent1RM', 'reps', 'sets', 'time', 'distance', 'rpe'] as const;

export type ProgressedField = (typeof progressedFields)[number];

/** The rule of a field from week to week; every `deload.every`-th week of it is lighter instead. */
export type ProgressionRule = {
  field: ProgressedField;
  by:
    | { kind: 'amount'; value: number }
    | { kind: 'percent'; value: number }
    /** Values for each week, from the first on; after the last they begin again. */
    | { kind: 'wave'; values: readonly number[] };
  deload?: { every: number; percent: number; of: 'load' | 'sets' };
  /** Weights are rounded to a multiple of it; 0 leaves them as they come. */
  roundTo: number;
};

type Progressed<T> = {
  prescription: T /** The reason nothing has changed, in a sentence; null where something has. */;
  unchanged: string | null;
};

/**
 * The prescription `step` weeks after the first. Each number of the field goes on, its words stay: '8-12' and 1 is '9-13'. The
 * weeks of a deload do not count as steps: the week after it goes on where the one before it was. It is the load that goes up:
 * help (a weight below zero, and every weight of an assisted exercise) goes down, to none, and up in a deload.
 */
export function progress<T extends Progressing>(
  prescription: T,
  rule: ProgressionRule,
  step: number,
  isAssisted = false,
): Progressed<T> {
  const { deload } = rule;
  const isDeload = deload !== undefined && deload.every > 1 && (step + 1) % deload.every === 0;
  const lightBefore = deload && deload.every > 1 ? Math.floor((step + 1) / deload.every) : 0;
  const steps = Math.max(0, step - lightBefore);
  const next = changed(prescription, rule.field, (number, isHelp) =>
    stepped(number, rule, steps, isAssisted || isHelp),
  );
  const all = isDeload ? lightened(next, deload, rule, isAssisted) : next;
  if (!isSame(all, prescription)) return { prescription: all, unchanged: null };
  return {
    prescription,
    unchanged: namesField(prescription, rule.field) ? null : `It names no ${words[rule.field]}.`,
  };
}

const words: Record<ProgressedField, string> = {
  weight: 'weight',
  percent1RM: 'percent of the max',
  reps: 'number of reps',
  sets: 'number of sets',
  time: 'time',
  distance: 'distance',
  rpe: 'effort',
};

function stepped(number: number, rule: ProgressionRule, steps: number, isHelp: boolean): number {
  const { by } = rule;
  const way = isHelp && rule.field === 'weight' ? -1 : 1;
  const value =
    by.kind === 'amount'
      ? number + way * by.value * steps
      : by.kind === 'percent'
        ? number * Math.max(0, 1 + (way * by.value) / 100) ** steps
        : (by.values[steps % Math.max(1, by.values.length)] ?? number);
  return rounded(rule.field, value, by.kind === 'wave' || steps === 0 ? 0 : rule.roundTo);
}

/** Half a rep or set is none. */
function rounded(field: ProgressedField, value: number, roundTo: number): number {
  const least = Math.max(field === 'sets' || field === 'reps' ? 1 : 0, value);
  if (field === 'sets' || field === 'reps') return Math.round(least);
  if (field === 'weight' && roundTo > 0) return tidy(Math.round(least / roundTo) * roundTo);
  return field === 'percent1RM' || field === 'rpe' ? tidy(Math.round(least * 2) / 2) : tidy(least);
}

/** 0.1 + 0.2 is 0.3. */
const tidy = (value: number) => Math.round(value * 100) / 100;

function lightened<T extends Progressing>(
  prescription: T,
  deload: NonNullable<ProgressionRule['deload']>,
  rule: ProgressionRule,
  isAssisted: boolean,
): T {
  const share = 1 - deload.percent / 100;
  if (deload.of === 'sets') {
    const { setTargets } = prescription;
    const kept = setTargets && setTargets.slice(0, Math.max(1, Math.round(setTargets.length * share)));
    const fewer = changed(prescription, 'sets', sets => Math.max(1, Math.round(sets * share)));
    return kept ? { ...fewer, setTargets: kept } : fewer;
  }
  const light = changed(prescription, 'weight', (weight, isHelp) =>
    rounded('weight', weight * (isAssisted || isHelp ? 2 - share : share), rule.roundTo),
  );
  return changed(light, 'percent1RM', percent => rounded('percent1RM', percent * share, 0));
}

type Change = (number: number, isHelp: boolean) => number;

function changed<T extends Progressing>(prescription: T, field: ProgressedField, change: Change): T {
  const inText = (text: string | null) => (text === null ? null : changeNumbers(text, field, change));
  const targets = prescription.setTargets;
  const isOfSets = field === 'weight' || field === 'percent1RM' || field === 'reps' || field === 'rpe';
  return {
    ...prescription,
    [field]: inText(prescription[field]),
    ...(targets &&
      isOfSets && { setTargets: targets.map(target => ({ ...target, [field]: inText(target[field]) })) }),
  };
}

function changeNumbers(text: string, field: ProgressedField, change: Change): string {
  if (field === 'time' && /\d:\d/.test(text))
    return text.replace(/(\d{1,4}):(\d{2})/g, (_, minutes, seconds) =>
      clock(change(Number(minutes) * 60 + Number(seconds), false)),
    );
  const next = withNumbers(text, numbersOf(text, field), ({ value, isHelp = false }) =>
    change(value, isHelp),
  );
  return field === 'weight' ? withoutSignOfNone(next) : next;
}

/** Of a weight those that are loads: the 2 of '2 x 24 kg' is none, nor is the 8 of 'level 8'. */
function numbersOf(text: string, field: ProgressedField): (NumberInText & { isHelp?: boolean })[] {
  if (field === 'weight') return /%\s*$/.test(text) ? numbersIn(text) : loadsIn(text);
  return numbersIn(text, field === 'reps' || field === 'sets' ? 'counts' : 'decimals');
}

const clock = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

const namesField = (prescription: Progressing, field: ProgressedField): boolean =>
  names(prescription[field], field) ||
  (prescription.setTargets ?? []).some(target => field in target && names(target[field as 'reps'], field));

const names = (text: string | null, field: ProgressedField): boolean =>
  numbersOf(text ?? '', field).length > 0;

function isSame(one: Progressing, other: Progressing): boolean {
  return (
    progressedFields.every(field => one[field] === other[field]) &&
    JSON.stringify(one.setTargets) === JSON.stringify(other.setTargets)
  );
}
