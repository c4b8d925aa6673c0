import { updateAssignment } from '#contract/assignments.ts';
import { adjustTrainingDays, followProgramAgain, restoreTrainingDays } from '#contract/training/own-days.ts';
import { useSend } from '#web/data/send.ts';
import { changedText } from './week-words.ts';

type Former = { id: string; versionId: string; replacedBy?: string | undefined };

/** What a coach changes of a member's coming days and programs, each with its way back. */
export function useWeekChanges(memberId: string, firstName: string) {
  const failure = 'This could not be changed.';
  const restore = useSend(restoreTrainingDays, {
    failure: 'This could not be undone.',
    success: { title: 'It is as it was before' },
  });
  const undo = (days: Former[]) => ({
    label: 'Undo',
    onSelect: () => restore.mutate({ params: { userId: memberId }, body: { days } }),
  });
  const adjust = useSend(adjustTrainingDays, {
    failure,
    success: ({ before }) => ({ title: changedText(before.length, firstName), action: undo(before) }),
  });
  const follow = useSend(followProgramAgain, {
    failure,
    success: ({ before }) => ({ title: 'The session follows its program again', action: undo([before]) }),
  });
  const takeBack = useSend(updateAssignment, {
    failure: 'This could not be undone.',
    success: { title: 'It is as it was before' },
  });
  const setStatus = useSend(updateAssignment, {
    failure,
    success: ({ id, status }) => ({
      title: status === 'paused' ? 'Program paused' : 'Program goes on',
      action: {
        label: 'Undo',
        onSelect: () =>
          takeBack.mutate({
            params: { id },
            body: { status: status === 'paused' ? 'active' : 'paused' },
          }),
      },
    }),
  });
  return {
    lighten: (ids: string[]) =>
      adjust.mutate({ params: { userId: memberId }, body: { ids, change: { kind: 'load', percent: -10 } } }),
    swap: (ids: string[], fromExerciseId: string, toExerciseId: string) =>
      adjust.mutate({
        params: { userId: memberId },
        body: { ids, change: { kind: 'swap', fromExerciseId, toExerciseId } },
      }),
    followProgram: (id: string) => follow.mutate({ params: { id } }),
    setStatus: (id: string, status: 'active' | 'paused') =>
      setStatus.mutate({ params: { id }, body: { status } }),
    isSaving: adjust.isPending || follow.isPending || setStatus.isPending,
  };
}
