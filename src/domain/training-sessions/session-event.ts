import type { ResultTexts } from '#domain/training/log/log-fields.ts';
import type { Pounds, Miles } from '#domain/measures/measure.ts';
import type { Entered, EnteredDistance } from '#domain/measures/entered.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';

/** Why an exercise is skipped or swapped. */
export const awayReasons = ['no-equipment', 'pain', 'no-time', 'other'] as const;

export type AwayReason = (typeof awayReasons)[number];

/** What a device may send. A `log` or `unlog` is the server's own: the log dialog saved a result whole, or took it back. */
const sentKinds = [
  'start',
  'set',
  'unset',
  'finish',
  'skip',
  'swap',
  'back',
  'note',
  'pain',
  'feel',
  'result',
  'add',
  'end',
] as const;

export const eventKinds = [...sentKinds, 'log', 'unlog'] as const;

export type EventKind = (typeof eventKinds)[number];

/** One set as it was done. Weight in lb and distance in miles, `entered` as typed; time as text or in seconds. */
export type SetValues = {
  setKind: SetKind;
  reps: number | null;
  weight: Pounds | null;
  entered: Entered | null;
  time: string | null;
  distance: Miles | null;
  contacts: number | null;
  /** Events of before there were calories have none. */
  calories: number | null;
  rpe: number | null;
};

/** A result as the log dialog saves it: what was typed, whole. */
export type FullResult = ResultTexts & {
  setsData: readonly LoggedSetValues[] | null;
  /** The distance as it was typed, where its unit was said. */
  entered: EnteredDistance | null;
  completionTime: string | null;
  notes: string | null;
};

export type LoggedSetValues = Partial<SetValues> & {
  setNum: number;
  completed?: boolean;
  heartRate?: number | null;
};

/** The result of a group's format: whole rounds and the reps of the last one, or the time in seconds. */
export type GroupResult = { rounds: number | null; reps: number | null; seconds: number | null };

type Of<Kind extends EventKind, Values = unknown> = {
  /** Made by the device: a UUID, the same each time it is sent. */
  id: string;
  /** When it happened, in milliseconds. */
  at: number;
  kind: Kind;
} & Values;

type OnExercise = { prescriptionId: string };
type OnSet = OnExercise & { setNum: number };
type MaybeOnSet = OnExercise & { setNum: number | null };

/** What happened in a session. Events are only ever added. */
export type SessionEvent =
  | Of<'start'>
  | Of<'set', OnSet & SetValues>
  | Of<'unset', OnSet>
  | Of<'finish', OnExercise>
  | Of<'skip', OnExercise & { reason: AwayReason }>
  | Of<'swap', OnExercise & { reason: AwayReason; exerciseId: string }>
  | Of<'back', OnExercise>
  | Of<'note', MaybeOnSet & { text: string }>
  | Of<'pain', MaybeOnSet & { where: string; level: number }>
  | Of<'feel', { readiness: number | null; effort: number | null }>
  | Of<'result', { groupLabel: string } & GroupResult>
  | Of<'add', OnExercise & { exerciseId: string; category: ExerciseCategory }>
  | Of<'end'>
  | Of<'log', OnExercise & { exerciseId: string; result: FullResult }>
  | Of<'unlog', OnExercise>;

/** How long after its last event an exercise with sets is logged with what it has, in milliseconds: 12 hours. */
export const leftOpenFor = 12 * 3_600_000;

/** Events in the order in which they happened, each once, whatever order they came in. */
export function inOrder<Event extends Pick<SessionEvent, 'id' | 'at'>>(events: readonly Event[]): Event[] {
  const once = new Map(events.map(event => [event.id, event]));
  return [...once.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
