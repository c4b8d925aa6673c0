import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updateAssignment } from '#contract/assignments.ts';
import { adjustTrainingDays, backToProgram, listComingTrainingDays } from '#contract/training/own-days.ts';
import { refresh } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { pushUndo, type UndoEntry } from './undo-stack.ts';
import { useUndo } from './use-undo.ts';
import { changedText, type ComingDay, hasChangedLoad } from './week-text.ts';

/** What is open over the week: a swap in one session (null: in all), or the move of one. */
export type WeekOpened = { swap: string | null } | { move: string } | null;

export type WeekChanges = ReturnType<typeof useWeekChanges>;

/** What a coach changes of a member's coming days and programs; each can be undone, from its toast and by a key. */
export function useWeekChanges(memberId: string, firstName: string) {
  const client = useQueryClient();
  const { undo, isPending: isUndoing } = useUndo();
  const [lightenAgain, askToLightenAgain] = useState<readonly ComingDay[] | null>(null);
  const failure = 'This could not be changed.';
  const action = (entry: UndoEntry) => ({ label: 'Undo', onSelect: () => undo(entry) });
  const pushDays = (days: Extract<UndoEntry, { kind: 'days' }>['days'], label: string) =>
    action(pushUndo({ kind: 'days', memberId, label: `${label}, for ${firstName}`, days }));
  const label = useRef('');
  const [opened, open] = useState<WeekOpened>(null);
  const adjust = useSend(adjustTrainingDays, {
    failure,
    success: ({ before }) => ({
      title: changedText(before.length, firstName),
      action: pushDays(before, label.current),
    }),
    onSuccess: () => askToLightenAgain(null),
    onError: () => void refresh(client, [listComingTrainingDays]),
  });
  const back = useSend(backToProgram, {
    failure,
    success: ({ before }) => ({
      title:
        before.length === 1
          ? 'The session is as in the program again'
          : `${before.length} sessions are as in the program again`,
      action: pushDays(before, 'Back to the program'),
    }),
  });
  const setStatus = useSend(updateAssignment, {
    failure,
    success: ({ id, status }) => {
      const isPaused = status === 'paused';
      const title = isPaused ? 'Program paused' : 'Program resumed';
      const entry = {
        kind: 'status',
        memberId,
        label: `${title}, for ${firstName}`,
        assignmentId: id,
      } as const;
      return { title, action: action(pushUndo({ ...entry, status: isPaused ? 'active' : 'paused' })) };
    },
  });
  const params = { userId: memberId };
  const lightenNow = (days: readonly ComingDay[], unlessLoadChanged: boolean) => {
    label.current = '10% lighter';
    const ids = days.map(({ id }) => id);
    adjust.mutate({ params, body: { ids, change: { kind: 'load', percent: -10 }, unlessLoadChanged } });
  };
  return {
    memberId,
    opened,
    open,
    /** Asks first where the load of one of the days was changed already. */
    lighten: (days: readonly ComingDay[]) => {
      if (days.length === 0) return;
      if (days.some(hasChangedLoad)) askToLightenAgain(days);
      else lightenNow(days, true);
    },
    /** The days for which it is asked whether they are to be lightened once more; null while it is not. */
    lightenAgain,
    answerLightenAgain: (days: readonly ComingDay[]) => {
      if (days.length === 0) askToLightenAgain(null);
      else lightenNow(days, !days.some(hasChangedLoad));
    },
    swap: (ids: string[], from: { id: string; name: string }, to: { id: string; name: string }) => {
      label.current = `${to.name} for ${from.name}`;
      const change = { kind: 'swap', fromExerciseId: from.id, toExerciseId: to.id } as const;
      adjust.mutate({ params, body: { ids, change } });
    },
    backToProgram: (ids: string[]) => back.mutate({ params, body: { ids } }),
    moved: ({ id, date }: { id: string; date: string }) =>
      pushUndo({ kind: 'move', memberId, label: `Session moved, for ${firstName}`, dayId: id, date }),
    setStatus: (id: string, status: 'active' | 'paused') =>
      setStatus.mutate({ params: { id }, body: { status } }),
    undo,
    isSaving: adjust.isPending || back.isPending || setStatus.isPending || isUndoing,
  };
}
