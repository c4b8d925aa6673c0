import { useEffect, useRef } from 'react';
import { moveTrainingDay, updateAssignment } from '#contract/assignments.ts';
import { undoAttention } from '#contract/coaching/attention.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { restoreTrainingDays } from '#contract/training/own-days.ts';
import { CallError } from '#web/data/call.ts';
import { useSend } from '#web/data/send.ts';
import { pushUndo, removeUndo, type UndoEntry, undoStack } from './undo-stack.ts';

type RoundMember = ResponseOf<typeof undoAttention>;

/** Undoes entries of the stack, one after the other; `onReviewUndone` hears how the member of a review stands then. */
export function useUndo(onReviewUndone?: (member: RoundMember) => void) {
  const current = useRef<UndoEntry | null>(null);
  /** Pressed while another one is undone; on the stack until their turn comes. */
  const queued = useRef<UndoEntry[]>([]);
  const options = {
    failure: 'This could not be undone.',
    onError: (error: Error) => {
      // What was done before cannot be undone over it.
      queued.current = [];
      // Without an answer it may be tried again; what was refused would be refused once more.
      if (current.current && !(error instanceof CallError && error.status < 500)) pushUndo(current.current);
    },
  };
  const success = () => ({ title: 'It is as it was before', description: current.current?.label });
  const restore = useSend(restoreTrainingDays, { ...options, success });
  const setStatus = useSend(updateAssignment, { ...options, success });
  const move = useSend(moveTrainingDay, { ...options, success });
  const review = useSend(undoAttention, {
    ...options,
    success: ({ name }) => ({ title: `${name} is back in the round as before` }),
    onSuccess: member => onReviewUndone?.(member),
  });
  const isPending = [restore, setStatus, move, review].some(send => send.isPending);
  const send = (entry: UndoEntry) => {
    current.current = entry;
    removeUndo(entry);
    const { memberId } = entry;
    if (entry.kind === 'days') restore.mutate({ params: { userId: memberId }, body: { days: entry.days } });
    else if (entry.kind === 'status')
      setStatus.mutate({ params: { id: entry.assignmentId }, body: { status: entry.status } });
    else if (entry.kind === 'move') move.mutate({ params: { id: entry.dayId }, body: { date: entry.date } });
    else review.mutate({ params: { memberId, act: entry.act } });
  };
  useEffect(() => {
    const next = isPending ? undefined : queued.current.shift();
    if (next) send(next);
  });
  const undo = (entry: UndoEntry) => {
    if (!isPending) send(entry);
    else if (!queued.current.includes(entry)) queued.current.push(entry);
  };
  /** The last one that nobody has asked to undo yet. */
  const findLast = () => undoStack.now().findLast(entry => !queued.current.includes(entry));
  return { undo, findLast, isPending };
}
