import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { Ask } from './asked.ts';
import type { Member } from '#web/members/member-words.ts';
import { roleNames, roleOptions } from '#web/members/role-words.ts';

type RoleChoiceProps = { member: Member; name: string; stays: string | null; ask: Ask };

/**
 * A member's role; another one is asked about first, so until then the old one stays chosen. One that stays is said
 * with the reason.
 */
export function RoleChoice({ member, name, stays, ask }: RoleChoiceProps) {
  if (stays !== null) {
    return (
      <>
        {roleNames[member.role]}
        <span className="block text-xs text-faint">{stays}</span>
      </>
    );
  }
  return (
    <SelectField
      label={`Role of ${name}`}
      hideLabel
      className="max-w-40"
      options={roleOptions}
      value={member.role}
      onChange={event =>
        ask({ what: 'role', memberId: member.id, role: event.target.value === 'admin' ? 'admin' : 'member' })
      }
    />
  );
}
