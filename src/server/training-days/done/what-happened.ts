import {
  type DoneSet,
  type ExerciseState,
  foldSession,
  type SessionState,
} from '#domain/training-sessions/fold-session.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { groupsOf } from '#domain/prescriptions/groups/groups.ts';
import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { asEvent } from '#server/training-days/events/event-rows.ts';
import type { DayRecord } from './day-records.ts';
import type { KnownExercise, OlderExercise, SentEvent } from './session-facts.ts';

type HappenedInput = OlderExercise;

/** A session with the names of all that is in it. */
export type SessionSummary = {
  state: SessionState;
  events: readonly SentEvent[];
  exercises: ReadonlyMap<string, KnownExercise>;
};

type Facts = Pick<DayRecord, 'events' | 'named' | 'older'> & {
  exercises:
    | readonly { exercise: KnownExercise; prescription: HappenedInput['prescription'] | null }[]
    | null;
};

/** The fold of a day's events over its prescriptions, present and former; null where nothing has happened. */
export function summaryOf(day: Facts): SessionSummary | null {
  if (!day.events) return null;
  const input = [...(day.exercises ?? []), ...(day.older ?? [])].filter(isPrescribed);
  const planned = input.map(({ exercise, prescription }) => ({
    prescriptionId: prescription.id,
    exerciseId: exercise.id,
    category: exercise.category,
    workSets: workSetsOf(exercise.category, prescription),
  }));
  const known = [...input.map(({ exercise }) => exercise), ...(day.named ?? [])];
  return {
    state: foldSession(day.events.map(asEvent), planned),
    events: day.events,
    exercises: new Map(known.map(exercise => [exercise.id, exercise])),
  };
}

const isPrescribed = (one: {
  exercise: KnownExercise;
  prescription: HappenedInput['prescription'] | null;
}): one is HappenedInput => one.prescription !== null;

const instant = (at: number | null) => (at === null ? null : new Date(at));

/** The summary of the session as a whole. */
export function sessionOf(
  { state, events }: SessionSummary,
  input: readonly HappenedInput['prescription'][],
) {
  const kinds = new Map(groupsOf(input).map(({ label, format }) => [label, format?.kind]));
  return {
    startedAt: instant(state.startedAt),
    endedAt: instant(state.endedAt),
    readiness: state.readiness,
    effort: state.effort,
    results: Object.entries(state.results).map(([label, result]) => ({
      label,
      ...result,
      kind: kinds.get(label) ?? null,
    })),
    enteredBy: coachesOf(events),
  };
}

/** The names of the coaches who sent some of these. */
const coachesOf = (events: readonly SentEvent[]): string[] => [
  ...new Set(events.flatMap(({ coach }) => coach ?? [])),
];

/** The course of one exercise; null where nothing happened. */
export function happenedOf({ state, events, exercises }: SessionSummary, prescriptionId: string) {
  const own = events.filter(event => event.prescriptionId === prescriptionId);
  const exercise = state.exercises.find(one => one.prescriptionId === prescriptionId);
  if (own.length === 0 || !exercise) return null;
  const named = (id: string) => ({ id, name: exercises.get(id)?.name ?? '' });
  const { skipReason, swapReason, isAdded, note, setNotes, swappedFrom, exerciseId } = exercise;
  return {
    state: exercise.state,
    skipReason,
    swappedTo: swappedFrom === null ? null : named(exerciseId),
    swapReason,
    isAdded,
    note,
    setNotes,
    pains: exercise.pains.map(pain => ({ ...pain, at: new Date(pain.at) })),
    sets: exercise.sets.map(set => setOf(set, { exercise, named, own })),
    enteredBy: coachesOf(own),
  };
}

function setOf(
  { exerciseId, earlier, at, ...set }: DoneSet,
  { exercise, named, own }: { exercise: ExerciseState; named: Named; own: readonly SentEvent[] },
) {
  const sent = own.findLast(event => isOfSet(event, set.setNum) && event.at === at);
  return {
    ...set,
    at: new Date(at),
    instead: exerciseId === exercise.exerciseId ? null : named(exerciseId),
    earlier: earlier.map(before => ({ ...before, at: new Date(before.at) })),
    enteredBy: sent === undefined ? null : (coachesOf([sent])[0] ?? null),
  };
}

type Named = (id: string) => { id: string; name: string };

const isOfSet = ({ kind, setNum }: { kind: SessionEvent['kind']; setNum: number | null }, of: number) =>
  kind === 'log' || (kind === 'set' && setNum === of);

/** The parts of a session that stand out in a list. */
export function marksOf({ state, events, exercises }: SessionSummary) {
  const nameOf = (id: string) => exercises.get(id)?.name ?? '';
  return {
    startedAt: instant(state.startedAt),
    endedAt: instant(state.endedAt),
    readiness: state.readiness,
    effort: state.effort,
    swaps: state.exercises.flatMap(({ swappedFrom, exerciseId, swapReason: reason }) =>
      swappedFrom === null ? [] : [{ from: nameOf(swappedFrom), to: nameOf(exerciseId), reason }],
    ),
    skips: state.exercises.flatMap(({ swappedFrom, exerciseId, skipReason: reason }) =>
      reason === null ? [] : [{ exerciseName: nameOf(swappedFrom ?? exerciseId), reason }],
    ),
    pains: state.exercises.flatMap(({ exerciseId, pains }) =>
      pains.map(({ where, level }) => ({ exerciseName: nameOf(exerciseId), where, level })),
    ),
    enteredBy: coachesOf(events),
  };
}
