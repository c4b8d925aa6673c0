import { type NumberInText, numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { withNumbers } from '#domain/numbers/with-numbers.ts';
import { loadsIn } from '#domain/prescriptions/prescribed-weight.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** What of a prescription a progression can change. */
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

/** How a field goes on from week to week; every `deload.every`-th week of it is lighter instead. */
export type ProgressionRule = {
  field: ProgressedField;
  by:
    | { kind: 'amount'; value: number }
    | { kind: 'percent'; value: number }
    /** One value a week, from the first on; after the last it begins anew. */
    | { kind: 'wave'; values: readonly number[] };
  deload?: { every: number; percent: number; of: 'load' | 'sets' };
  /** Weights are rounded to a multiple of it; 0 leaves them as they come. */
  roundTo: number;
};

type Progressed<T> = {
  prescription: T /** Why nothing has changed, in a sentence; null where something has. */;
  unchanged: string | null;
};

/**
 * The prescription `step` weeks after the first. Each number of the field goes on, its words stay: '8-12' and 1 is '9-13'. The
 * weeks of a deload do not count as steps: the week after it goes on where the one before it was.
 */
export function progress<T extends Progressing>(
  prescription: T,
  rule: ProgressionRule,
  step: number,
): Progressed<T> {
  const { deload } = rule;
  const isDeload = deload !== undefined && deload.every > 1 && (step + 1) % deload.every === 0;
  const lightBefore = deload && deload.every > 1 ? Math.floor((step + 1) / deload.every) : 0;
  const steps = Math.max(0, step - lightBefore);
  const next = changed(prescription, rule.field, number => stepped(number, rule, steps));
  const all = isDeload ? lightened(next, deload, rule) : next;
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

function stepped(number: number, rule: ProgressionRule, steps: number): number {
  const { by } = rule;
  const value =
    by.kind === 'amount'
      ? number + by.value * steps
      : by.kind === 'percent'
        ? number * (1 + by.value / 100) ** steps
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
): T {
  const share = 1 - deload.percent / 100;
  if (deload.of === 'sets') {
    const { setTargets } = prescription;
    const kept = setTargets && setTargets.slice(0, Math.max(1, Math.round(setTargets.length * share)));
    const fewer = changed(prescription, 'sets', sets => Math.max(1, Math.round(sets * share)));
    return kept ? { ...fewer, setTargets: kept } : fewer;
  }
  const light = changed(prescription, 'weight', weight => rounded('weight', weight * share, rule.roundTo));
  return changed(light, 'percent1RM', percent => rounded('percent1RM', percent * share, 0));
}

function changed<T extends Progressing>(
  prescription: T,
  field: ProgressedField,
  change: (number: number) => number,
): T {
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

function changeNumbers(text: string, field: ProgressedField, change: (number: number) => number): string {
  if (field === 'time' && /\d:\d/.test(text))
    return text.replace(/(\d{1,4}):(\d{2})/g, (_, minutes, seconds) =>
      clock(change(Number(minutes) * 60 + Number(seconds))),
    );
  return withNumbers(text, numbersOf(text, field), ({ value }) => change(value));
}

/** Of a weight those that are loads: the 2 of '2 x 24 kg' is none, nor is the 8 of 'level 8'. */
function numbersOf(text: string, field: ProgressedField): NumberInText[] {
  if (field === 'weight') return /%\s*$/.test(text) ? numbersIn(text) : loadsIn(text);
  return numbersIn(text, field === 'reps' || field === 'sets' ? 'counts' : 'decimals');
}

const clock = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

const namesField = (prescription: Progressing, field: ProgressedField): boolean =>
  /\d/.test(prescription[field] ?? '') ||
  (prescription.setTargets ?? []).some(target => field in target && /\d/.test(target[field as 'reps'] ?? ''));

function isSame(one: Progressing, other: Progressing): boolean {
  return (
    progressedFields.every(field => one[field] === other[field]) &&
    JSON.stringify(one.setTargets) === JSON.stringify(other.setTargets)
  );
}
