import { reviewMember, snoozeMember, undoAttention } from '#contract/coaching/attention.ts';
import { dayOfInstant } from '#web/members/member-words.ts';
import { useSend } from '#web/data/send.ts';
import { amendInHand, type RoundMember } from '#web/attention/round-in-hand.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

/** Reviewed and snoozed: each says so with a way back, and goes on. */
export function useActs(onDone: () => void, onUndone: (memberId: string) => void) {
  const { user } = useCurrentUser();
  const undo = useSend(undoAttention, {
    failure: 'This could not be undone.',
    success: ({ name }) => ({ title: `${name} is back in the round as before` }),
    onSuccess: member => {
      amendInHand(member);
      onUndone(member.memberId);
    },
  });
  const undoing = ({ memberId }: RoundMember, act: string) => ({
    label: 'Undo',
    onSelect: () => undo.mutate({ params: { memberId, act } }),
  });
  const goOn = ({ member }: { member: RoundMember }) => {
    amendInHand(member);
    onDone();
  };
  const review = useSend(reviewMember, {
    failure: 'The review could not be saved.',
    success: ({ member, act }) => ({ title: `${member.name} reviewed`, action: undoing(member, act) }),
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
  return { review, snooze };
}
