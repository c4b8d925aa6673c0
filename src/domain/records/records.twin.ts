import { pounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstCount, firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { estimatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { type RecordKind, recordKinds } from './record-kind.ts';
import type { ExerciseRecord, RecordedLog } from './records.ts';

const carriedKinds: RecordKind[] = ['weight-for-distance', 'weight-for-time', 'distance-at', 'hold-at'];

const yards = (set: LoggedSet) => Math.round((set.distance ?? 0) * 1760) / 1760;

/** The place of a carried or held set among those of this kind. */
function placeOf(kind: RecordKind, set: LoggedSet): number | null {
  const isFar = (set.distance ?? 0) > 0;
  const isOfKind = isFar === (kind === 'weight-for-distance' || kind === 'distance-at');
  const seconds = secondsOf(set.time as string | null) ?? 0;
  if (
    set.reps != null ||
    (set.calories ?? 0) > 0 ||
    !isOfKind ||
    (!isFar && seconds === 0) ||
    (set.weight ?? 0) < 0
  )
    return null;
  if (kind === 'distance-at' || kind === 'hold-at') return cents(set.weight ?? 0);
  return isFar ? yards(set) : seconds;
}

function reachedCarrying(kind: RecordKind, at: number | null, sets: LoggedSet[]): number {
  const there = sets.filter(set => placeOf(kind, set) === at);
  if (kind === 'distance-at') return Math.max(0, ...there.map(yards));
  if (kind === 'hold-at') return Math.max(0, ...there.map(set => secondsOf(set.time as string | null) ?? 0));
  return cents(Math.max(0, ...there.map(set => set.weight ?? 0)));
}

type Reached = { order: string; day: string; logId: string; value: number };

/**
 * The same records, the plain way: for each kind (and each weight ever lifted) all values that were reached, and of those the
 * best, the earliest of equals, and the best of what came before it.
 */
export function recountRecords(category: ExerciseCategory, logs: readonly RecordedLog[]): ExerciseRecord[] {
  const records: ExerciseRecord[] = [];
  for (const kind of recordKinds) {
    const reps = logs.flatMap(log => work(log).map(set => set.reps ?? 0));
    const weights = logs.flatMap(log => work(log).map(set => cents(set.weight ?? 0)));
    const of = kind === 'reps-at' ? weights : kind === 'help-at' ? reps : null;
    const carried = logs.flatMap(log => work(log).map(set => placeOf(kind, set)));
    const places = carriedKinds.includes(kind)
      ? [...new Set(carried)].filter(at => at !== null).toSorted((a, b) => b - a)
      : of
        ? [...new Set(of)].filter(at => at > 0).toSorted((a, b) => b - a)
        : [null];
    for (const at of places) {
      const best = bestOf(kind, reachedOf(category, kind, at, logs));
      if (best) records.push({ kind, at, ...best });
    }
  }
  return records;
}

function reachedOf(
  category: ExerciseCategory,
  kind: RecordKind,
  at: number | null,
  logs: readonly RecordedLog[],
) {
  const each = logs.map(log => ({
    order: `${log.date} ${log.loggedAt.toISOString()} ${log.id}`,
    day: log.date,
    logId: log.id,
    value: valueOf(category, kind, at, log),
  }));
  const reached = each.filter(({ value }) => value > 0);
  if (kind !== 'reps-day' && kind !== 'contacts-day') return reached;
  return reached
    .filter(one => !reached.some(other => other.day === one.day && other.order > one.order))
    .map(last => ({
      ...last,
      value: cents(reached.filter(({ day }) => day === last.day).reduce((sum, { value }) => sum + value, 0)),
    }));
}

function bestOf(kind: RecordKind, reached: Reached[]) {
  const beats = (a: number, b: number) => (kind === 'pace' || kind === 'help-at' ? a < b : a > b);
  const [best] = reached.toSorted((a, b) => {
    if (a.value !== b.value) return beats(a.value, b.value) ? -1 : 1;
    return a.order < b.order ? -1 : 1;
  });
  if (!best) return null;
  const before = reached.filter(({ order }) => order < best.order).map(({ value }) => value);
  const previous = before.length > 0 ? before.reduce((a, b) => (beats(a, b) ? a : b)) : null;
  return { value: best.value, date: best.day, logId: best.logId, previous };
}

function valueOf(category: ExerciseCategory, kind: RecordKind, at: number | null, log: RecordedLog): number {
  const sets = work(log);
  const alone = sets.filter(set => !((set.weight ?? 0) < 0));
  const lifted = sets.filter(set => cents(set.weight ?? 0) > 0 && (set.reps ?? 0) > 0);
  const miles =
    firstNumber(log.distanceCompleted as string | null) ?? sum(sets.map(set => set.distance ?? 0));
  const seconds = sets.map(set => secondsOf(set.time as string | null) ?? 0);
  const helped = () =>
    sets.filter(set => set.reps === at && cents(set.weight ?? 0) < 0).map(set => 0 - (set.weight ?? 0));
  if (carriedKinds.includes(kind))
    return category === 'Strength' || category === 'Calisthenics' ? reachedCarrying(kind, at, sets) : 0;
  if (kind === 'help-at') {
    if (category !== 'Strength' && category !== 'Calisthenics') return 0;
    return helped().length > 0 ? cents(Math.min(...helped())) : 0;
  }
  if (kind === 'calories-set')
    return category === 'Mobility' ? 0 : cents(Math.max(0, ...sets.map(set => set.calories ?? 0)));
  const held = sets.filter(set => !((set.calories ?? 0) > 0));
  const values: Record<ExerciseCategory, Partial<Record<RecordKind, () => number[]>>> = {
    Strength: {
      weight: () => lifted.map(set => set.weight ?? 0),
      e1rm: () => lifted.map(set => estimatedOneRepMax(set.weight ?? pounds(0), set.reps ?? 0) ?? 0),
      'reps-at': () => repsOf(lifted.filter(set => cents(set.weight ?? 0) === at)),
    },
    Calisthenics: { 'reps-set': () => repsOf(alone), 'reps-day': () => [sum(repsOf(alone))] },
    Isometric: {
      hold: () => {
        const times = held.map(set => secondsOf(set.time as string | null) ?? 0);
        const isTold = times.some(one => one > 0) || held.length < sets.length;
        return isTold ? times : [secondsOf(log.timeCompleted) ?? 0];
      },
    },
    Aerobic: {
      distance: () => [miles],
      pace: () => (miles >= 1 ? [(secondsOf(log.timeCompleted) ?? sum(seconds)) / miles] : []),
    },
    Plyometric: {
      'contacts-day': () => [
        firstCount(log.volumeCompleted as string | null) ?? sum(sets.map(set => set.contacts ?? 0)),
      ],
    },
    Mobility: {},
  };
  return cents(Math.max(0, ...(values[category][kind]?.() ?? [])));
}

const work = (log: RecordedLog) =>
  (log.setsData ?? []).filter(set => set.completed !== false && set.setKind !== 'warmup');

const cents = (value: number) => Math.round(value * 100) / 100;

const repsOf = (some: LoggedSet[]) => some.map(set => set.reps ?? 0);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
