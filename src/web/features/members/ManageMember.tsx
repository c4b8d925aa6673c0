import { Link2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { updateMember, listMembers } from '#contract/members.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { DeleteMember } from './DeleteMember.tsx';
import { InviteAgainDialog } from './InviteAgainDialog.tsx';
import { useMemberList } from '#web/parts/people/member-list.ts';
import { type Member, memberName, movingText, swappingText } from '#web/parts/people/member-text.ts';

type ManageMemberProps = { member: Member; onClose: () => void };

/** Settings of one person, and rare actions: a new link, and the end. */
export function ManageMember({ member, onClose }: ManageMemberProps) {
  const [next, setNext] = useState<'invite' | 'delete' | null>(null);
  const back = () => setNext(null);
  return (
    <>
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        title={memberName(member)}
        description={member.email}
        footer={<DialogClose>Done</DialogClose>}
      >
        <div className="grid gap-4 divide-y divide-line/60 *:not-last:pb-4">
          {member.role === 'member' &&
            permissions.map(one => <MaySwitch key={one.of} member={member} {...one} />)}
          {member.invitationPending && (
            <Deed text="The invitation has not been accepted yet.">
              <Button onClick={() => setNext('invite')}>
                <Link2 aria-hidden="true" />
                New invitation link
              </Button>
            </Deed>
          )}
          <Deed text="Removes the account, with all assignments and progress.">
            <Button onClick={() => setNext('delete')}>
              <Trash2 aria-hidden="true" className="text-danger" />
              Delete
            </Button>
          </Deed>
        </div>
      </Dialog>
      {next === 'invite' && <InviteAgainDialog member={member} onClose={back} />}
      {next === 'delete' && <DeleteMember member={member} onClose={back} onDone={onClose} />}
    </>
  );
}

function Deed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

type Permission = {
  of: 'mayMoveSessions' | 'maySwapExercises';
  label: string;
  hint: string;
  words: (changed: Member) => string;
};

const permissions: Permission[] = [
  {
    of: 'mayMoveSessions',
    label: 'May move sessions',
    hint: 'They can move a missed or upcoming training day to another free date of its program. Switched off, the dates stay as you set them; days they have already moved stay moved.',
    words: movingText,
  },
  {
    of: 'maySwapExercises',
    label: 'May swap exercises',
    hint: 'During a session they can swap an exercise for another of the same category, your alternates first. Switched off, only you can, when you train beside them; earlier swaps stay.',
    words: swappingText,
  },
];

/** Saved at once. */
function MaySwitch({ member, of, label, hint, words }: Permission & { member: Member }) {
  const members = useMemberList();
  const failure = 'Failed to update member';
  const update = useSend(updateMember, {
    updatesCached: [listMembers],
    success: changed => ({ title: 'Success', description: words(changed) }),
    failure,
    onSuccess: members.put,
  });
  const shown = update.isPending ? (update.variables.body[of] ?? member[of]) : member[of];
  return (
    <Switch
      label={label}
      hint={hint}
      error={update.error ? sentenceOf(update.error, failure) : undefined}
      checked={shown}
      onChange={event => update.mutate({ params: { id: member.id }, body: { [of]: event.target.checked } })}
    />
  );
}
