import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import {
  type AwayReason,
  type GroupResult,
  inOrder,
  type SessionEvent,
  type SetValues,
  type FullResult,
} from './session-event.ts';
import { setsOfResult } from './sets-of-result.ts';

/** An exercise of the day, as far as the fold asks. */
export type PlannedExercise = {
  prescriptionId: string;
  exerciseId: string;
  category: ExerciseCategory;
  /** How many sets other than warm-ups it is done with (`workSetsOf`). */
  workSets: number;
  /** It is no longer of the day, or the day's date is another's: what is done of it pays for nothing. */
  isUnplanned?: true;
};

export type DoneSet = SetValues & {
  setNum: number;
  at: number;
  /** The exercise that was really done: after a swap another than the day's. */
  exerciseId: string;
  /** What stood for this set before, the oldest first. */
  earlier: (SetValues & { at: number })[];
};

type Pain = { where: string; level: number; setNum: number | null; at: number };

export type ExerciseState = {
  prescriptionId: string;
  /** The exercise in its place now. */
  exerciseId: string;
  /** The day's own, when another was put in its place. */
  swappedFrom: string | null;
  swapReason: AwayReason | null;
  category: ExerciseCategory;
  state: 'open' | 'done' | 'skipped';
  skipReason: AwayReason | null;
  /** Put into the session by the member. */
  isAdded: boolean;
  /** It pays for no prescription. */
  isUnplanned: boolean;
  /** Its log is written, and stands until its last set is taken back. */
  isLogged: boolean;
  /** By their numbers. */
  sets: DoneSet[];
  note: string | null;
  setNotes: { setNum: number; text: string }[];
  pains: Pain[];
  /** The dialog's result, as long as no set has been changed since. */
  whole: FullResult | null;
  lastAt: number | null;
};

export type SessionState = {
  startedAt: number | null;
  endedAt: number | null;
  /** 1 (worn out) to 5 (ready), 1 (very easy) to 10 (all there was); null when passed over. */
  readiness: number | null;
  effort: number | null;
  /** By the group's label. */
  results: Record<string, GroupResult>;
  exercises: ExerciseState[];
};

/**
 * The state of a session: the fold of its events over the exercises of its day. Any order of arrival, and any repetition,
 * gives the same. Events of exercises that the day does not have are left out.
 */
export function foldSession(
  events: readonly SessionEvent[],
  planned: readonly PlannedExercise[],
): SessionState {
  const session = begin(planned);
  const ordered = inOrder(events);
  for (const event of ordered) if (event.kind === 'add') add(session, event);
  for (const event of ordered) take(session, event);
  return {
    startedAt: session.startedAt,
    endedAt: session.endedAt,
    readiness: session.readiness,
    effort: session.effort,
    results: session.results,
    exercises: [...session.exercises.values()].map(stateOf),
  };
}

type Mark =
  | { kind: 'finish' }
  | { kind: 'skip'; reason: AwayReason }
  | { kind: 'swap'; reason: AwayReason; exerciseId: string };

type Exercise = Omit<PlannedExercise, 'exerciseId' | 'isUnplanned'> & {
  ownExerciseId: string;
  isAdded: boolean;
  isUnplanned: boolean;
  isLogged: boolean;
  /** What `back` takes back, the last one first. */
  marks: Mark[];
  sets: Map<number, DoneSet>;
  notes: Map<number | null, string>;
  pains: Pain[];
  whole: FullResult | null;
  lastAt: number | null;
};

type Added = Extract<SessionEvent, { kind: 'add' }>;

/** Before all else: a clock that was set back meanwhile may date its sets before it. */
function add({ exercises }: Session, { prescriptionId, exerciseId, category }: Added): void {
  if (exercises.has(prescriptionId)) return;
  const workSets = workSetsOf(category, {});
  exercises.set(prescriptionId, exerciseOf({ prescriptionId, exerciseId, category, workSets }, true));
}

type Session = Omit<SessionState, 'exercises'> & { exercises: Map<string, Exercise> };

function begin(planned: readonly PlannedExercise[]): Session {
  const exercises = new Map(planned.map(one => [one.prescriptionId, exerciseOf(one, false)]));
  return { startedAt: null, endedAt: null, readiness: null, effort: null, results: {}, exercises };
}

// Fields are named one by one here and below: a rest of an object costs a hundred times as much, and a fold is made at each tap.
const exerciseOf = (planned: PlannedExercise, isAdded: boolean): Exercise => ({
  prescriptionId: planned.prescriptionId,
  ownExerciseId: planned.exerciseId,
  category: planned.category,
  workSets: planned.workSets,
  isAdded,
  isUnplanned: isAdded || planned.isUnplanned === true,
  isLogged: false,
  marks: [],
  sets: new Map(),
  notes: new Map(),
  pains: [],
  whole: null,
  lastAt: null,
});

function take(session: Session, event: SessionEvent): void {
  switch (event.kind) {
    case 'start':
      session.startedAt ??= event.at;
      session.endedAt = null;
      return;
    case 'end':
      session.endedAt = event.at;
      for (const exercise of session.exercises.values()) logWhatThereIs(exercise);
      return;
    case 'feel':
      session.readiness = event.readiness ?? session.readiness;
      session.effort = event.effort ?? session.effort;
      return;
    case 'result': {
      const { rounds, reps, seconds } = event;
      session.results[event.groupLabel] = { rounds, reps, seconds };
      return;
    }
    default: {
      const exercise = session.exercises.get(event.prescriptionId);
      if (!exercise) return;
      session.startedAt ??= event.at;
      exercise.lastAt = event.at;
      takeOn(exercise, event);
    }
  }
}

type OnExercise = Exclude<SessionEvent, { kind: 'start' | 'end' | 'feel' | 'result' }>;

function takeOn(exercise: Exercise, event: OnExercise): void {
  switch (event.kind) {
    case 'set':
      return takeSet(exercise, event);
    case 'unset':
      return unset(exercise, [event.setNum]);
    case 'finish':
    case 'skip':
      exercise.marks.push(
        event.kind === 'finish' ? { kind: 'finish' } : { kind: 'skip', reason: event.reason },
      );
      return logWhatThereIs(exercise);
    case 'swap':
      exercise.marks.push({ kind: 'swap', reason: event.reason, exerciseId: event.exerciseId });
      return undefined;
    case 'back':
      exercise.marks.pop();
      return undefined;
    case 'note':
      exercise.notes.set(event.setNum, event.text);
      return undefined;
    case 'pain':
      return takePain(exercise, event);
    case 'log':
      return takeWhole(exercise, event);
    case 'unlog':
      return unset(exercise, [...exercise.sets.keys()]);
    default:
      return undefined;
  }
}

type OfKind<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>;

/** A set more takes a skip back: it is being done after all. One that is corrected leaves it. */
function takeSet(exercise: Exercise, event: OfKind<'set'>): void {
  const { setNum, at } = event;
  const before = exercise.sets.get(setNum);
  if (!before) exercise.marks = exercise.marks.filter(({ kind }) => kind !== 'skip');
  const earlier = before ? [...before.earlier, { ...valuesOf(before), at: before.at }] : [];
  const exerciseId = before?.exerciseId ?? currentExercise(exercise).exerciseId;
  exercise.sets.set(setNum, doneSet(event, { setNum, at, exerciseId, earlier }));
  exercise.whole = null;
  if (workSetsDone(exercise) >= exercise.workSets || isFinished(exercise)) exercise.isLogged = true;
}

const valuesOf = ({
  setKind,
  reps,
  weight,
  entered,
  time,
  distance,
  contacts,
  calories,
  rpe,
}: SetValues): SetValues => ({
  setKind,
  reps,
  weight,
  entered,
  time,
  distance,
  contacts,
  calories,
  rpe,
});

const doneSet = (values: SetValues, more: Omit<DoneSet, keyof SetValues>): DoneSet => ({
  setNum: more.setNum,
  setKind: values.setKind,
  reps: values.reps,
  weight: values.weight,
  entered: values.entered,
  time: values.time,
  distance: values.distance,
  contacts: values.contacts,
  // Nothing in events of before there were calories, which stay as they came.
  calories: values.calories ?? null,
  rpe: values.rpe,
  at: more.at,
  exerciseId: more.exerciseId,
  earlier: more.earlier,
});

/** With its last set an exercise is open again, and its log is taken back. */
function unset(exercise: Exercise, setNums: readonly number[]): void {
  for (const setNum of setNums) exercise.sets.delete(setNum);
  exercise.whole = null;
  if (exercise.sets.size > 0) return;
  exercise.isLogged = false;
  exercise.marks = exercise.marks.filter(({ kind }) => kind !== 'finish');
}

function takePain(exercise: Exercise, { where, level, setNum, at }: OfKind<'pain'>): void {
  const others = exercise.pains.filter(pain => pain.setNum !== setNum || pain.where !== where);
  exercise.pains = [...others, { where, level, setNum, at }];
}

/**
 * What the dialog saved takes the place of everything done of this exercise. A set that it left as it was is not one corrected;
 * a skip stays unless there are more sets than before.
 */
function takeWhole(exercise: Exercise, { at, exerciseId, result }: OfKind<'log'>): void {
  const before = exercise.sets;
  const sets = setsOfResult(exercise.category, result);
  const ofOthers = [...before].filter(([, set]) => isOfAnother(exercise, set, exerciseId));
  const isMore = sets.some(({ setNum }) => !before.has(setNum));
  exercise.sets = new Map([
    ...ofOthers,
    ...sets.map((set): [number, DoneSet] => {
      const stood = before.get(set.setNum);
      const isSame = stood !== undefined && isSameSet(stood, set);
      const earlier = stood
        ? [...stood.earlier, ...(isSame ? [] : [{ ...valuesOf(stood), at: stood.at }])]
        : [];
      const when = isSame ? stood.at : at;
      return [set.setNum, doneSet(set, { setNum: set.setNum, at: when, exerciseId, earlier })];
    }),
  ]);
  const isSkipped = !isMore && exercise.marks.some(({ kind }) => kind === 'skip');
  const isSwapped = exerciseId === currentExercise(exercise).exerciseId;
  exercise.marks = exercise.marks.filter(
    ({ kind }) => (isSwapped && kind === 'swap') || (isSkipped && kind === 'skip'),
  );
  if (!isSkipped) exercise.marks.push({ kind: 'finish' });
  exercise.notes = notesAfter(exercise.notes, result.notes);
  exercise.whole = result;
  exercise.isLogged = true;
}

/** Done before a swap: what is saved of the exercise in its place now says nothing of it. */
const isOfAnother = (exercise: Exercise, set: DoneSet, exerciseId: string): boolean =>
  set.exerciseId !== exerciseId && exercise.marks.some(({ kind }) => kind === 'swap');

/** Notes on sets stay notes on sets where their lines stand at the end, as a log has them. */
function notesAfter(before: Exercise['notes'], text: string | null): Exercise['notes'] {
  const ofSets = [...before].filter(([setNum, note]) => setNum !== null && note !== '');
  const lines = ofSets.map(([setNum, note]) => setNoteLine(setNum, note)).join('\n');
  if (ofSets.length === 0 || !text?.endsWith(lines)) return new Map(text === null ? [] : [[null, text]]);
  const own = text.slice(0, -lines.length).replace(/\n$/, '');
  return new Map([...(own === '' ? [] : [[null, own] as const]), ...ofSets]);
}

/** How a note on a set stands in its log's notes. */
export const setNoteLine = (setNum: number | null, text: string): string => `Set ${setNum}: ${text}`;

/** In what one sees of a set. */
const isSameSet = (one: SetValues, other: SetValues): boolean =>
  (['setKind', 'reps', 'weight', 'time', 'distance', 'contacts', 'calories', 'rpe'] as const).every(
    name => one[name] === other[name],
  );

function logWhatThereIs(exercise: Exercise): void {
  if (exercise.sets.size > 0) exercise.isLogged = true;
}

const isFinished = ({ marks }: Exercise) => marks.some(({ kind }) => kind === 'finish');

const workSetsDone = ({ sets }: Exercise) => [...sets.values()].filter(countsAsWork).length;

function currentExercise({ marks, ownExerciseId }: Exercise): {
  exerciseId: string;
  reason: AwayReason | null;
} {
  const swap = marks.findLast(mark => mark.kind === 'swap');
  return swap?.kind === 'swap' && swap.exerciseId !== ownExerciseId
    ? { exerciseId: swap.exerciseId, reason: swap.reason }
    : { exerciseId: ownExerciseId, reason: null };
}

function stateOf(exercise: Exercise): ExerciseState {
  const {
    prescriptionId,
    ownExerciseId,
    category,
    isAdded,
    isUnplanned,
    isLogged,
    notes,
    pains,
    whole,
    lastAt,
  } = exercise;
  const { exerciseId, reason } = currentExercise(exercise);
  const skip = exercise.marks.findLast(mark => mark.kind === 'skip');
  const skipReason = skip?.kind === 'skip' ? skip.reason : null;
  const isDone = isLogged || isFinished(exercise);
  return {
    prescriptionId,
    exerciseId,
    swappedFrom: exerciseId === ownExerciseId ? null : ownExerciseId,
    swapReason: reason,
    category,
    state: skipReason !== null ? 'skipped' : isDone ? 'done' : 'open',
    skipReason,
    isAdded,
    isUnplanned,
    isLogged,
    sets: [...exercise.sets.values()].toSorted((a, b) => a.setNum - b.setNum),
    note: notes.get(null) || null,
    setNotes: [...notes].flatMap(([setNum, text]) =>
      setNum === null || text === '' ? [] : [{ setNum, text }],
    ),
    pains,
    whole,
    lastAt,
  };
}
