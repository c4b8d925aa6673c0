import type { ScheduledExercise } from '#web/training/day/training-day.ts';

type AlternatesOfProps = { exercise: Partial<Pick<ScheduledExercise, 'alternates'>> };

/** What the coach lets be done in its place. An answer kept from before there were any has none. */
export function AlternatesOf({ exercise: { alternates = [] } }: AlternatesOfProps) {
  if (alternates.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      <span className="text-faint">In its place you may do:</span>{' '}
      {alternates.map(({ name }) => name).join(', ')}
    </p>
  );
}
