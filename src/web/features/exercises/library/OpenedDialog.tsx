import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { DeleteExercise } from './DeleteExercise.tsx';
import type { Exercise } from './library.ts';
import type { Opened } from './opened.ts';

const ExerciseDialog = partToOpen(async () => (await import('./ExerciseDialog.tsx')).ExerciseDialog);
const WatchExercise = partToOpen(async () => (await import('./WatchExercise.tsx')).WatchExercise);
const UsesDialog = partToOpen(
  async () => (await import('#web/features/exercises/uses/UsesDialog.tsx')).UsesDialog,
);
const MergeDialog = partToOpen(
  async () => (await import('#web/features/exercises/merge/MergeDialog.tsx')).MergeDialog,
);
const ChangeDialog = partToOpen(
  async () => (await import('#web/features/exercises/many/ChangeDialog.tsx')).ChangeDialog,
);
const LibraryMuscles = partToOpen(async () => (await import('./LibraryMuscles.tsx')).LibraryMuscles);
const VideosDialog = partToOpen(
  async () => (await import('#web/features/exercises/videos/VideosDialog.tsx')).VideosDialog,
);

type OpenedDialogProps = {
  opened: Opened;
  library: readonly Exercise[];
  onOpen: (opened: Opened) => void;
  onClose: () => void;
};

/** The dialog open over the library: each is loaded when it is first opened. */
export function OpenedDialog({ opened, library, onOpen, onClose }: OpenedDialogProps) {
  switch (opened.what) {
    case 'edit':
      return <ExerciseDialog {...opened} onClose={onClose} />;
    case 'watch':
      return <WatchExercise exercise={opened.exercise} onClose={onClose} />;
    case 'delete':
      return <DeleteExercise exercise={opened.exercise} onClose={onClose} />;
    case 'uses':
      return <UsesDialog exercise={opened.exercise} onClose={onClose} />;
    case 'merge':
      return <MergeDialog exercise={opened.exercise} into={opened.into} onClose={onClose} />;
    case 'change':
      return <ChangeDialog exercises={opened.exercises} onClose={onClose} />;
    case 'muscles':
      return <LibraryMuscles {...opened} onClose={onClose} />;
    default:
      return (
        <VideosDialog
          onEdit={id => {
            const exercise = library.find(one => one.id === id);
            if (exercise) onOpen({ what: 'edit', exercise, opensAt: 'videoUrl' });
          }}
          onClose={onClose}
        />
      );
  }
}
