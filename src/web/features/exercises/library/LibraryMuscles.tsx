import { allMuscles, labelsOffMap, muscles, timesTrained } from '#domain/exercises/muscles.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { MuscleMap } from '#web/parts/exercise-picker/muscles/MuscleMap.tsx';

type LibraryMusclesProps = {
  exercises: readonly LibraryExercise[];
  /** Description of the exercises. */
  description: string;
  onClose: () => void;
};

/** Muscles that exercises train, and how many train each: what is hardly trained shows at a glance. */
export function LibraryMuscles({ exercises, description, onClose }: LibraryMusclesProps) {
  const times = timesTrained(exercises);
  const most = Math.max(1, ...times.values());
  const lit = new Map([...times].map(([muscle, count]) => [muscle, count / most]));
  const inOrder = allMuscles.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  const others = labelsOffMap(exercises);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Muscles"
      description={description}
      size="lg"
      footer={<DialogClose>Close</DialogClose>}
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <div className="grid justify-items-center">
          <MuscleMap lit={lit} />
        </div>
        <div className="min-w-0">
          <table className="w-full text-sm">
            <caption className="sr-only">How many exercises train each muscle</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Muscle</th>
                <th scope="col">Exercises</th>
              </tr>
            </thead>
            <tbody>
              {inOrder.map(muscle => (
                <MuscleRow key={muscle} name={muscles[muscle]} count={times.get(muscle) ?? 0} most={most} />
              ))}
            </tbody>
          </table>
          {others.length > 0 && (
            <p className="mt-3 text-sm text-muted">Not on the map: {others.join(', ')}.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function MuscleRow({ name, count, most }: { name: string; count: number; most: number }) {
  return (
    <tr>
      <th scope="row" className="py-0.5 pr-3 text-left font-normal whitespace-nowrap">
        {name}
      </th>
      <td className="w-full py-0.5">
        <span
          aria-hidden="true"
          className="mr-2 inline-block h-2 rounded-full bg-accent-fill align-middle"
          style={{ width: `${(count / most) * 70}%` }}
        />
        <span className="text-muted tabular-nums">
          {count === 0 ? 'none' : count.toLocaleString('en-US')}
        </span>
      </td>
    </tr>
  );
}
