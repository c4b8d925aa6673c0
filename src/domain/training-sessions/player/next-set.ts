import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';

type Numbered = { setNum: number; setKind: SetKind };

/** An exercise of a session, as far as its next set asks. */
export type ExerciseToDo<Target extends Numbered = Numbered> = {
  prescriptionId: string;
  state: 'open' | 'done' | 'skipped';
  targets: readonly Target[];
  sets: readonly Numbered[];
};

/** The set to do next of an exercise. */
export type NextSet<Target> = {
  /** The next free number: whatever another device adds meanwhile has another, or is the same set. */
  setNum: number;
  setKind: SetKind;
  /** Which of its kind it is, from 1, and of how many. */
  position: number;
  of: number;
  /** What is prescribed; null of a warm-up that is offered, and of a set beyond those prescribed. */
  target: Target | null;
};

type Offered = {
  /** Warm-ups that are offered where the coach has named none. */
  warmUps: number;
  /** Warm-ups were passed over. */
  isPastWarmUps: boolean;
};

/** The first number that no set has. */
export function freeSetNum(sets: readonly Pick<Numbered, 'setNum'>[]): number {
  const taken = new Set(sets.map(({ setNum }) => setNum));
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}

export const workDone = ({ sets }: Pick<ExerciseToDo, 'sets'>): number => sets.filter(countsAsWork).length;

export const workPrescribed = ({ targets }: Pick<ExerciseToDo, 'targets'>): number =>
  targets.filter(countsAsWork).length;

/**
 * What comes next of an exercise: warm-ups, as long as no other set is done and they have not been passed over; then each set
 * prescribed. Null when all are done.
 */
export function nextSetOf<Target extends Numbered>(
  exercise: ExerciseToDo<Target>,
  offered: Offered,
): NextSet<Target> | null {
  if (workDone(exercise) >= workPrescribed(exercise)) return null;
  return nextWarmUp(exercise, offered) ?? nextWorkSet(exercise);
}

/** One set more than are prescribed, or the next of them. */
export function extraSetOf<Target extends Numbered>(exercise: ExerciseToDo<Target>): NextSet<Target> {
  return nextWorkSet(exercise);
}

/** How many warm-ups there are for an exercise: the coach's, else those offered. */
function warmUpsOf(exercise: Pick<ExerciseToDo, 'targets'>, offered: number): number {
  const named = exercise.targets.filter(target => !countsAsWork(target)).length;
  return named > 0 ? named : offered;
}

function nextWarmUp<Target extends Numbered>(
  exercise: ExerciseToDo<Target>,
  { warmUps, isPastWarmUps }: Offered,
): NextSet<Target> | null {
  const done = exercise.sets.filter(set => !countsAsWork(set)).length;
  const of = warmUpsOf(exercise, warmUps);
  if (isPastWarmUps || workDone(exercise) > 0 || done >= of) return null;
  const target = exercise.targets.filter(one => !countsAsWork(one))[done] ?? null;
  return { setNum: freeSetNum(exercise.sets), setKind: 'warmup', position: done + 1, of, target };
}

/** Counted as its log counts them (`workSetNumbers`): warm-ups share the numbers, and the first gap is filled first. */
function nextWorkSet<Target extends Numbered>(exercise: ExerciseToDo<Target>): NextSet<Target> {
  const setNum = freeSetNum(exercise.sets);
  const before = exercise.sets.filter(set => countsAsWork(set) && set.setNum < setNum).length;
  const target = exercise.targets.filter(countsAsWork)[before] ?? null;
  const of = Math.max(workPrescribed(exercise), workDone(exercise) + 1);
  return { setNum, setKind: target?.setKind ?? 'work', position: before + 1, of, target };
}
