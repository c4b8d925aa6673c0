import { maxSetTargets } from '#domain/limits.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { isWeighed } from '#domain/prescriptions/set-targets.ts';
import { areWarmUps } from '#domain/program-reader/walk/warm-ups.ts';
import { isSeconds, targetsOf } from '#domain/program-reader/work/targets-of.ts';
import { warmUpsFirst } from '#domain/program-reader/work/warm-ups-first.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';
import type { GroupMark } from '#domain/program-reader/walk/item.ts';

/** Rows of one exercise merged: a single row as it is, several as their sets one by one. */
export function mergedParts(parts: readonly WorkFields[]): WorkFields {
  const given = parts.filter(part => Object.keys(part).length > 0);
  const [only = {}, ...more] = given;
  if (more.length === 0) return only;
  // Parts that count come first: they decide what holds for all sets.
  const said = given.toSorted((a, b) => Number(areWarmUps(a)) - Number(areWarmUps(b)));
  const unit = said.find(({ weight, setTargets }) => Boolean(weight) || isWeighed(setTargets))?.weightUnit;
  const targets = warmUpsFirst(given.flatMap(part => targetsOf(part, unit))).slice(0, maxSetTargets);
  const work = targets.filter(({ kind }) => countsAsWork({ setKind: kind }));
  const same = (field: 'reps' | 'weight' | 'percent1RM' | 'rpe'): string | null =>
    work.every(target => target[field] === work[0]?.[field]) ? (work[0]?.[field] ?? null) : null;
  const isAlike =
    work.length > 0 && targets.every(target => JSON.stringify(target) === JSON.stringify(targets[0]));
  const { time: _time, distance: _distance, ...kept } = firstSaid(said);
  const notes = [...new Set(said.flatMap(({ notes: words }) => words ?? [])), ...saidOtherwise(said)];
  return {
    ...kept,
    ...(unit !== undefined && { weightUnit: unit }),
    sets: String(work.length),
    reps: same('reps'),
    weight: same('weight'),
    percent1RM: same('percent1RM'),
    rpe: same('rpe'),
    ...(notes.length > 0 && { notes: notes.join('; ') }),
    setTargets: isAlike ? null : targets,
  };
}

const firstSaid = (parts: readonly WorkFields[]): WorkFields => Object.assign({}, ...parts.toReversed());

/** Fields that belong to the exercise as a whole, never to a set. */
const ofAll = {
  restSeconds: 'rest',
  tempo: 'tempo',
  targetHeartRate: 'heart rate',
  volume: 'contacts',
  contactTime: 'contact time',
  groundContactTime: 'ground contact time',
} as const;

/** Notes on where a further row differs from the first one. */
function saidOtherwise(parts: readonly WorkFields[]): string[] {
  const words = new Set<string>();
  for (const [field, name] of Object.entries(ofAll) as [keyof typeof ofAll, string][]) {
    const [first, ...more] = parts.flatMap(part => part[field] ?? []);
    for (const value of more)
      if (value !== first && !(field === 'restSeconds' && isSeconds(value))) words.add(`${name} ${value}`);
  }
  for (const { sets } of parts) if (sets && /^\d+-\d+$/.test(sets)) words.add(`${sets} sets`);
  for (const { reps, time, distance } of parts)
    if (reps) for (const amount of [time, distance]) if (amount) words.add(amount);
  return [...words];
}

/** With what the group says of each that is in it: its rounds as sets, its falling reps. */
export function withGroup(fields: WorkFields, group: GroupMark | null): WorkFields {
  const { format = null, reps = null } = group ?? {};
  if (reps !== null && fields.sets === undefined && !fields.reps) {
    const target = { kind: 'work' as const, weight: null, percent1RM: null, rpe: null, restSeconds: null };
    return {
      ...fields,
      sets: String(reps.length),
      setTargets: reps.map(each => ({ ...target, reps: each })),
    };
  }
  const isCounted = format?.kind === 'circuit' || format?.kind === 'superset' || format?.kind === 'for-time';
  const isOnce =
    fields.sets === undefined && (fields.reps ?? fields.time ?? fields.distance ?? null) !== null;
  if (isCounted && isOnce && format.rounds !== null) return { ...fields, sets: String(format.rounds) };
  return fields;
}
