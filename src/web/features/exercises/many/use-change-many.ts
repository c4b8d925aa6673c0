import { changeExercises, putExercisesBack } from '#contract/exercises/many.ts';
import { useSend } from '#web/data/send.ts';
import { counted } from '#web/ui/text/words.ts';

/** Changes exercises together, says so, and offers the way back. */
export function useChangeMany(said: (count: number) => string, onDone?: () => void) {
  const undo = useSend(putExercisesBack, {
    failure: 'This could not be undone.',
    success: ({ changedSince }) => ({
      title: 'As it was before',
      description:
        changedSince === 0
          ? undefined
          : `${counted(changedSince, 'exercise')} changed since by another coach stayed.`,
    }),
  });
  return useSend(changeExercises, {
    failure: 'The exercises could not be changed.',
    success: answer => ({
      title: said(answer.before.length),
      action: { label: 'Undo', onSelect: () => undo.mutate({ body: answer }) },
    }),
    ...(onDone && { onSuccess: onDone }),
  });
}
