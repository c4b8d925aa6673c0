import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { AwayReason, GroupResult } from '#domain/training-sessions/session-event.ts';
import type { setEvent } from './current-set.ts';

export type SetEvent = ReturnType<typeof setEvent>;

type OnExercise<Kind, More = unknown> = { kind: Kind; prescriptionId: string } & More;

/** An exercise that comes into the session, by name: the device may not know it yet. */
type NewExercise = { exerciseId: string; exercise: { name: string; category: ExerciseCategory } };

/** What happens to an exercise in real life. */
export type ExerciseEvent =
  | OnExercise<'finish'>
  | OnExercise<'skip', { reason: AwayReason }>
  | OnExercise<'swap', NewExercise & { reason: AwayReason }>
  | OnExercise<'add', NewExercise>
  | OnExercise<'note', { setNum: null; text: string }>
  | OnExercise<'pain', { setNum: null; where: string; level: number }>;

/** An event of the session before it has an id and an instant. */
export type PlayerEvent =
  | SetEvent
  | OnExercise<'unset', { setNum: number }>
  | OnExercise<'back'>
  | ExerciseEvent
  | ({ kind: 'result'; groupLabel: string } & GroupResult);
