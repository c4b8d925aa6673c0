import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { HowItIsDone } from '#web/parts/how-it-is-done/HowItIsDone.tsx';
import type { Exercise } from './library.ts';

/** The video of an exercise. */
export function WatchExercise({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const { name, category } = exercise;
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={name} description={category} size="lg">
      <HowItIsDone {...exercise} />
    </Dialog>
  );
}
