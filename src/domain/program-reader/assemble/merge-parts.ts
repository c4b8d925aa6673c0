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
  const targets = said.flatMap(targetsOf).slice(0, mostSetTargets);
  const work = targets.filter(({ kind }) => countsAsWork({ setKind: kind }));
  const same = <Field extends 'reps' | 'weight' | 'percent1RM' | 'rpe'>(field: Field): string | null =>
    work.every(target => target[field] === work[0]?.[field]) ? (work[0]?.[field] ?? null) : null;
  const common = {
    reps: same('reps'),
    weight: same('weight'),
    percent1RM: same('percent1RM'),
    rpe: same('rpe'),
  };
  const isAlike =
    targets.every(target => JSON.stringify(target) === JSON.stringify(targets[0])) && work.length > 0;
  const merged: WorkFields = Object.assign({}, ...said.toReversed());
  const { time: _time, distance: _distance, ...kept } = merged;
  const notes = [...new Set(said.flatMap(({ notes: words }) => words ?? []))].join('; ');
  const rests = new Set(said.flatMap(({ restSeconds }) => restSeconds ?? []));
  return {
    ...kept,
    sets: String(work.length),
    ...common,
    ...(rests.size > 1 && { restSeconds: first.restSeconds ?? null }),
    ...(notes !== '' && { notes }),
    setTargets: isAlike ? null : targets,
  };
}

function targetsOf(part: WorkFields): SetTarget[] {
  if (part.setTargets) return part.setTargets;
  const count = /^\d{1,2}$/.test(part.sets ?? '') ? Number(part.sets) : 1;
  const rest = /^\d{1,5}$/.test(part.restSeconds ?? '') ? Number(part.restSeconds) : null;
  const target: SetTarget = {
    kind: 'work',
    reps: part.reps ?? part.time ?? part.distance ?? null,
    weight: part.weight ?? null,
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
