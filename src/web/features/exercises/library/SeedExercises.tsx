import { seedExercises } from '#contract/exercises.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

/** Fills an empty library with ours; of no use once there is any exercise. */
export function SeedExercises({ disabled }: { disabled: boolean }) {
  const seed = useSend(seedExercises, {
    success: ({ exercises }) => ({
      title: 'Exercises Seeded Successfully',
      description: `Added ${exercises.length} exercises to the library`,
    }),
    failure: 'Failed to seed exercises',
    plainly: true,
  });
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      pending={seed.isPending}
      pendingLabel="Seeding..."
      onClick={() => seed.mutate({})}
    >
      Seed Exercises
    </Button>
  );
}
