import { updateMember } from '#contract/members.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Switch } from '#web/ui/fields/Switch.tsx';
import { useMemberList } from './member-list.ts';
import { type Member, movingWords } from './member-words.ts';

/** Saved at once. */
export function MayMoveSessions({ member }: { member: Member }) {
  const members = useMemberList();
  const failure = 'Failed to update member';
  const update = useSend(updateMember, {
    success: changed => ({ title: 'Success', description: movingWords(changed) }),
    failure,
    onSuccess: members.put,
  });
  const shown = update.isPending ? update.variables.body.mayMoveSessions : member.mayMoveSessions;
  return (
    <Switch
      label="May move sessions"
      hint="They can do a missed or coming training day on another free date of its program. Switched off, the dates stay as you set them; what they have moved already stays."
      error={update.error ? sentenceOf(update.error, failure) : undefined}
      checked={shown}
      onChange={event =>
        update.mutate({ params: { id: member.id }, body: { mayMoveSessions: event.target.checked } })
      }
    />
  );
}
