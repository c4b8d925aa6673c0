import { mostSetTargets } from '#domain/limits.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { WorkFields } from '#domain/program-reader/work/work.ts';
import type { GroupMark } from '#domain/program-reader/walk/item.ts';

/** What the rows of one exercise come to: one of them as it is, more as its sets one by one. */
export function mergedParts(parts: readonly WorkFields[]): WorkFields {
  const said = parts.filter(part => Object.keys(part).length > 0);
  const [first = {}, ...more] = said;
  if (more.length === 0) return first;
  const unit = said.find(({ weight }) => Boolean(weight))?.weightUnit;
  const targets = said.flatMap(part => targetsOf(part, unit)).slice(0, mostSetTargets);
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

/** What can be said of an exercise once, and of no set. */
const ofAll = {
  restSeconds: 'rest',
  tempo: 'tempo',
  targetHeartRate: 'heart rate',
  volume: 'contacts',
  contactTime: 'contact time',
  groundContactTime: 'ground contact time',
} as const;

/** What a further row says otherwise than the first one, in words. */
function saidOtherwise(parts: readonly WorkFields[]): string[] {
  const words = new Set<string>();
  for (const [field, name] of Object.entries(ofAll) as [keyof typeof ofAll, string][]) {
    const [first, ...more] = parts.flatMap(part => part[field] ?? []);
    for (const value of more)
      if (value !== first && !(field === 'restSeconds' && isSeconds(value))) words.add(`${name} ${value}`);
  }
  for (const { reps, time, distance } of parts)
    if (reps) for (const amount of [time, distance]) if (amount) words.add(amount);
  return [...words];
}

const isSeconds = (text: string | null | undefined): boolean => /^\d{1,5}$/.test(text ?? '');

function targetsOf(part: WorkFields, unit: string | undefined): SetTarget[] {
  const rest = isSeconds(part.restSeconds) ? Number(part.restSeconds) : null;
  if (part.setTargets)
    return part.setTargets.map(target => ({ ...target, restSeconds: target.restSeconds ?? rest }));
  const count = /^\d{1,2}$/.test(part.sets ?? '') ? Number(part.sets) : 1;
  const isOther =
    part.weight && unit !== undefined && part.weightUnit !== undefined && part.weightUnit !== unit;
  const target: SetTarget = {
    kind: 'work',
    reps: part.reps ?? part.time ?? part.distance ?? null,
    weight: isOther
      ? `${part.weight} ${part.weightUnit === 'lbs' ? 'lb' : part.weightUnit}`
      : (part.weight ?? null),
    percent1RM: part.percent1RM ?? null,
    rpe: part.rpe ?? null,
    restSeconds: rest,
  };
  return Array.from({ length: Math.max(1, count) }, () => target);
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
