import { mergeExercise, unmergeExercise } from '#contract/exercises/merge.ts';
import { useSend } from '#web/data/send.ts';

/** Takes a merge back, wherever it is seen. */
export const useUnmerge = () =>
  useSend(unmergeExercise, {
    failure: 'The merge could not be undone.',
    success: { title: 'Merge undone', description: 'Each has its own history again.' },
  });

/** Merges, says so, and offers the way back. */
export function useMerge(onDone: () => void) {
  const undo = useUnmerge();
  return useSend(mergeExercise, {
    success: ({ merged, into }) => ({
      title: `${merged.name} is merged into ${into.name}`,
      description: 'Their histories are read as one.',
      action: { label: 'Undo', onSelect: () => undo.mutate({ params: { id: merged.id } }) },
    }),
    onSuccess: onDone,
  });
}
