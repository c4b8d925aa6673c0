import { type Load, loadOf } from '#domain/loads/load.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { usualRestSeconds } from '#domain/limits.ts';
import { type Group, groupsOf } from '#domain/prescriptions/groups/groups.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { restLength } from '#domain/prescriptions/rest-length.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { type SetTarget, workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { type ExerciseState, foldSession, type PlannedExercise, type SessionState } from './fold-session.ts';
import type { Lift, Loader, SessionDay, SessionDayExercise, SessionPrescription } from './session-day.ts';
import type { GroupResult, SessionEvent } from './session-event.ts';

/** What one set is to be. Rest in seconds; reps and RPE as typed. */
type SetToDo = {
  setNum: number;
  setKind: SetKind;
  reps: string | null;
  rpe: string | null;
  restSeconds: number;
  /** Where sets are named one by one; null where it is the exercise's. */
  load: Load | null;
};

type Kept<LastTime> = Pick<Lift<LastTime>, 'name' | 'lastTime' | 'best'>;

/** An exercise as it stands, with all that a member is to know of it. */
type SessionExercise<Prescription, LastTime> = Omit<
  ExerciseState,
  'isLogged' | 'isUnplanned' | 'whole' | 'lastAt'
> &
  Kept<LastTime> & {
    /** Its weight is help. */
    isAssisted: boolean;
    targets: SetToDo[];
    groupLabel: string | null;
    load: Load;
    alternates: readonly string[];
    prescription: Prescription | null;
  };

type SessionGroup = Omit<NonNullable<Group<never>['format']>, never> & {
  label: string;
  result: GroupResult | null;
};

export type SessionView<Prescription, LastTime> = Omit<SessionState, 'exercises' | 'results'> & {
  groups: SessionGroup[];
  exercises: SessionExercise<Prescription, LastTime>[];
};

/** The exercises of a day, as the fold asks for them. */
export const plannedOf = (exercises: readonly SessionDayExercise<SessionPrescription>[]): PlannedExercise[] =>
  exercises.map(({ prescriptionId, exerciseId, category, prescription }) => ({
    prescriptionId,
    exerciseId,
    category,
    workSets: workSetsOf(category, prescription),
  }));

/** A session as its member sees it: the same on the server and, without a signal, on the device. */
export function viewSession<Prescription extends SessionPrescription, LastTime>(
  day: SessionDay<Prescription, LastTime>,
  events: readonly SessionEvent[],
  loader: Loader,
): SessionView<Prescription, LastTime> {
  const { exercises, results, startedAt, endedAt, readiness, effort } = foldSession(
    events,
    plannedOf(day.exercises),
  );
  const written = new Map(day.exercises.map(exercise => [exercise.prescriptionId, exercise]));
  return {
    startedAt,
    endedAt,
    readiness,
    effort,
    groups: groupsOfDay(day.exercises, results),
    exercises: exercises.map(exercise =>
      shown(exercise, written.get(exercise.prescriptionId), day.lifts[exercise.exerciseId], loader),
    ),
  };
}

const groupsOfDay = (
  exercises: readonly SessionDayExercise<SessionPrescription>[],
  results: Record<string, GroupResult>,
): SessionGroup[] =>
  groupsOf(exercises.map(({ prescription }) => prescription)).flatMap(({ label, format }) =>
    label === null ? [] : [{ label, ...format, result: results[label] ?? null }],
  );

const nothingPrescribed = { weightUnit: prescribedUnit.lb };

const unknownLift: Lift<never> = {
  name: '',
  category: 'Strength',
  lastTime: null,
  best: null,
  facts: { loadedOn: 'either', max: null, last: [] },
};

function shown<Prescription extends SessionPrescription, LastTime>(
  state: ExerciseState,
  written: SessionDayExercise<Prescription> | undefined,
  lift: Lift<LastTime> = unknownLift,
  loader: Loader,
): SessionExercise<Prescription, LastTime> {
  const prescription = written?.prescription ?? null;
  const isSwapped = state.swappedFrom !== null;
  const loadFor = (target: SetTarget | null) =>
    loadOf({
      category: state.category,
      prescription: prescription ?? nothingPrescribed,
      target,
      facts: lift.facts,
      isSwapped,
      ...loader,
    });
  const targets = setsToDo(state.category, prescription, loadFor);
  return {
    prescriptionId: state.prescriptionId,
    exerciseId: state.exerciseId,
    swappedFrom: state.swappedFrom,
    swapReason: state.swapReason,
    category: state.category,
    isAssisted: lift.facts.isAssisted ?? false,
    state: state.state,
    skipReason: state.skipReason,
    isAdded: state.isAdded,
    sets: state.sets,
    note: state.note,
    setNotes: state.setNotes,
    pains: state.pains,
    name: lift.name,
    lastTime: lift.lastTime,
    best: lift.best,
    targets,
    groupLabel: prescription?.groupLabel ?? null,
    load: targets.find(({ setKind }) => setKind !== 'warmup')?.load ?? loadFor(null),
    alternates: prescription?.alternateExerciseIds ?? [],
    prescription,
  };
}

function setsToDo(
  category: ExerciseCategory,
  prescription: SessionPrescription | null,
  loadFor: (target: SetTarget | null) => Load,
): SetToDo[] {
  const rest = prescription ? restLength(prescription) : usualRestSeconds;
  const targets = prescription?.setTargets;
  if (targets && targets.length > 0)
    return targets.map((target, index) => ({
      setNum: index + 1,
      setKind: target.kind,
      reps: target.reps ?? prescription.reps,
      rpe: target.rpe ?? prescription.rpe,
      restSeconds: target.restSeconds ?? rest,
      load: loadFor(target),
    }));
  return Array.from({ length: workSetsOf(category, prescription ?? {}) }, (_, index) => ({
    setNum: index + 1,
    setKind: 'work',
    reps: repsOfSet(prescription?.reps ?? null, index),
    rpe: prescription?.rpe ?? null,
    restSeconds: rest,
    load: null,
  }));
}

/** Of a list ('5/3/1', '12, 10, 8', '12, 10, 8 cal') that set's; the last one's for sets after it. */
function repsOfSet(text: string | null, index: number): string | null {
  if (text === null || !/^\s*\d+(?:\s*[,/]\s*\d+)+\s*$|^\s*\d+(?:\s*,\s*\d+)+\s*cal$/.test(text)) return text;
  const list = text.split(/[,/]/).map(part => part.trim());
  return list[Math.min(index, list.length - 1)] ?? null;
}
