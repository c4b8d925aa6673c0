import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';

type AlternatesOfProps = { exercise: Partial<Pick<ScheduledExercise, 'alternates'>> };

/** What the coach lets be done in its place. An answer kept from before there were any has none. */
export function AlternatesOf({ exercise: { alternates = [] } }: AlternatesOfProps) {
  if (alternates.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      <span className="text-faint">You can do instead:</span> {alternates.map(({ name }) => name).join(', ')}
    </p>
  );
}
