import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { Work, WorkFields } from '#domain/program-reader/work/text/work.ts';

/** Fields in one line, for tables of cases: `3 × 8 · 60 kg · @75% TM · RPE 8 · rest 120`; set by set in brackets. */
export function fieldsText(fields: WorkFields): string {
  const { sets, reps, time, distance, weight, percent1RM, percentOf, rpe, setTargets } = fields;
  const unit = fields.weightUnit === 'kg' ? 'kg' : 'lb';
  const isTraining = percentOf === 'training-max' ? ' TM' : '';
  const done = [reps, time, distance && `${distance}${/[a-z]/.test(distance) ? '' : ' mi'}`]
    .filter(Boolean)
    .join(' ');
  const parts = [
    setTargets
      ? `[${setTargets.map(target => targetText(target, unit)).join(' | ')}]${isTraining}`
      : doneText(sets, done),
    weight && `${weight} ${unit}`,
    percent1RM && `@${percent1RM}%${isTraining}`,
    rpe && `RPE ${rpe}`,
    fields.restSeconds && restText(fields),
    fields.tempo && `tempo ${fields.tempo}`,
    fields.targetHeartRate && `HR ${fields.targetHeartRate}`,
    fields.volume && `contacts ${fields.volume}`,
    fields.contactTime && `contact ${fields.contactTime}`,
    fields.notes && `“${fields.notes}”`,
  ];
  return parts.filter(Boolean).join(' · ');
}

const doneText = (sets: string | null | undefined, done: string) =>
  sets ? `${sets} ×${done ? ` ${done}` : ''}` : done;

const restText = ({ restSeconds, restTimerSeconds }: WorkFields) =>
  `rest ${restSeconds}${String(restTimerSeconds) === restSeconds ? '' : ` (${restTimerSeconds ?? 'no timer'})`}`;

const targetText = ({ kind, reps, weight, percent1RM, rpe }: SetTarget, unit: string) =>
  [
    kind !== 'work' && kind,
    reps ?? '–',
    weight && `${weight} ${unit}`,
    percent1RM && `${percent1RM}%`,
    rpe && `RPE ${rpe}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Includes questions and leftovers. */
export function workText({
  fields,
  doubts,
  leftovers,
}: Pick<Work, 'fields' | 'doubts' | 'leftovers'>): string {
  return [
    fieldsText(fields),
    ...doubts.map(({ id, proposed }) => `?${id}=${proposed}`),
    ...leftovers.map(({ text }) => `!${text}`),
  ]
    .filter(Boolean)
    .join(' ');
}
