import { needNoAnswer, reviewMember, snoozeMember } from '#contract/coaching/attention.ts';
import { dayOfInstant } from '#web/parts/people/member-text.ts';
import { useSend } from '#web/data/send.ts';
import { pushUndo } from '#web/features/coming-week/undo-stack.ts';
import { useUndo } from '#web/features/coming-week/use-undo.ts';
import { updateOpenReview, type RoundMember } from '#web/features/attention/open-review.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

/** A message is answered by a word, or by saying that it needs none; a review does not do so. */
export const waitsForAnswer = (member: RoundMember | null): boolean =>
  member?.reasons.some(({ kind }) => kind === 'message') ?? false;

/** Reviewed and snoozed: each says so with a way back, and goes on. */
export function useActs(onDone: () => void, onUndone: (memberId: string) => void) {
  const { user } = useCurrentUser();
  const { undo, findLast } = useUndo(member => {
    updateOpenReview(member);
    onUndone(member.memberId);
  });
  const undoing = ({ memberId, name }: RoundMember, act: string) => {
    const entry = pushUndo({ kind: 'review', memberId, label: `The review of ${name}`, act });
    return { label: 'Undo', onSelect: () => undo(entry) };
  };
  const undoLast = () => {
    const entry = findLast();
    if (!entry) return showToast({ title: 'Nothing to undo' });
    // The member of the undone entry comes into view.
    onUndone(entry.memberId);
    undo(entry);
  };
  const goOn = ({ member }: { member: RoundMember }) => {
    updateOpenReview(member);
    onDone();
  };
  const review = useSend(reviewMember, {
    failure: 'The review could not be saved.',
    success: ({ member, act }) => ({
      title: `${member.name} reviewed`,
      ...(waitsForAnswer(member) && { description: 'Their message is still waiting for an answer.' }),
      action: undoing(member, act),
    }),
    onSuccess: goOn,
  });
  const snooze = useSend(snoozeMember, {
    failure: 'This could not be saved.',
    success: ({ member, act }) => ({
      title: `${member.name} snoozed until ${dayOfInstant(member.snoozedUntil, user?.timeZone ?? 'UTC')}`,
      action: undoing(member, act),
    }),
    onSuccess: goOn,
  });
  const noAnswer = useSend(needNoAnswer, {
    failure: 'This could not be saved.',
    success: ({ member, act }) => ({
      title: `The message of ${member.name} needs no answer`,
      action: undoing(member, act),
    }),
    onSuccess: ({ member }) => updateOpenReview(member),
  });
  return { review, snooze, noAnswer, undoLast };
}
