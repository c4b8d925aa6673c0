import { ArrowDownUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#web/data/send.ts';
import { ChosenExercise } from '#web/parts/exercise-picker/chosen/ChosenExercise.tsx';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { MergeEffects } from './MergeEffects.tsx';
import { useMerge } from './use-merge.ts';

type MergeDialogProps = {
  exercise: LibraryExercise;
  /** Target, where both have been chosen already. */
  into?: LibraryExercise | undefined;
  onClose: () => void;
};

/** Chooses the exercise into which another is merged, tells what comes of it, and merges. */
export function MergeDialog({ exercise, into, onClose }: MergeDialogProps) {
  const [pair, setPair] = useState({ from: exercise, into });
  const [search, setSearch] = useState('');
  const library = useLibrary();
  const others = library.data?.filter(
    ({ id, category }) => id !== pair.from.id && category === pair.from.category,
  );
  const merge = useMerge(onClose);
  const { from, into: kept } = pair;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kept) merge.mutate({ params: { id: from.id }, body: { into: kept.id } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Merge ${from.name}`}
      description={kept ? undefined : `Into which exercise of ${from.category}?`}
      size="lg"
      error={merge.error ? sentenceOf(merge.error, 'The exercises could not be merged.') : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {kept && (
            <Button type="submit" variant="primary" pending={merge.isPending} pendingLabel="Merging...">
              Merge
            </Button>
          )}
        </>
      }
    >
      {!kept && others?.length === 0 && (
        <p className="text-muted">The library has no other exercise of {from.category}.</p>
      )}
      {!kept && others?.length !== 0 && (
        <ExercisePicker
          library={{ ...library, data: others } as typeof library}
          search={search}
          onSearch={setSearch}
          onPick={picked => setPair({ from, into: picked })}
        />
      )}
      {kept && (
        <div className="grid gap-4">
          <ChosenExercise chosen={kept} onPickAnother={() => setPair({ from, into: undefined })} />
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => setPair({ from: kept, into: from })}
          >
            <ArrowDownUp aria-hidden="true" />
            The other way round
          </Button>
          <MergeEffects from={from} into={kept} />
        </div>
      )}
    </Dialog>
  );
}
