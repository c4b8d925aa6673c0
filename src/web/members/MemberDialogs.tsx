import { ActivateSubscriptionDialog } from './ActivateSubscriptionDialog.tsx';
import type { Asked } from './asked.ts';
import { ChangeRole } from './ChangeRole.tsx';
import { ManageMember } from './ManageMember.tsx';
import type { Member } from './member-words.ts';

type MemberDialogsProps = { asked: Asked; members: readonly Member[]; onClose: () => void };

/** The dialog for what was asked of a row, with the member as the list has them now. */
export function MemberDialogs({ asked, members, onClose }: MemberDialogsProps) {
  const member = members.find(({ id }) => id === asked.memberId);
  if (!member) return null;
  if (asked.what === 'role') return <ChangeRole member={member} role={asked.role} onClose={onClose} />;
  if (asked.what === 'manage') return <ManageMember member={member} onClose={onClose} />;
  return <ActivateSubscriptionDialog member={member} onClose={onClose} />;
}
