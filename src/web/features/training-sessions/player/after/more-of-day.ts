import type { Units } from '#domain/measures/measure.ts';
import type {
  ShownExercise,
  ShownSession,
} from '#web/features/training-sessions/player/state/shown-session.ts';
import { planLabel } from '#web/features/training-sessions/player/state/target-label.ts';

type SessionOfDay = Pick<ShownSession, 'trainingDayId' | 'kind' | 'dayState' | 'endedAt' | 'exercises'>;
type More = { trainingDayId: string; exercises: ShownExercise[] };

/** What the coach gave for the date on its own and is still open; null when nothing is. */
export function moreOfDay(sessions: readonly SessionOfDay[], thisOne: string): More | null {
  const extra = sessions.find(
    ({ trainingDayId, kind, dayState, endedAt, exercises }) =>
      trainingDayId !== thisOne &&
      kind === 'daily' &&
      dayState === 'scheduled' &&
      endedAt === null &&
      exercises.some(isOpen),
  );
  return extra ? { trainingDayId: extra.trainingDayId, exercises: extra.exercises.filter(isOpen) } : null;
}

const isOpen = ({ state }: ShownExercise): boolean => state === 'open';

/** '1 more from your coach: Side Plank, 1:00' */
export const moreText = (exercises: readonly ShownExercise[], units: Pick<Units, 'distance'>): string =>
  `${exercises.length} more from your coach: ${exercises
    .map(exercise => [exercise.name, planLabel(exercise, units)].filter(Boolean).join(', '))
    .join('; ')}`;
