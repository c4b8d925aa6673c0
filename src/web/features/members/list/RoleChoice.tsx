import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { Ask } from './open-dialog.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { roleNames, roleOptions } from '#web/parts/people/role-text.ts';

type RoleChoiceProps = { member: Member; name: string; stays: string | null; ask: Ask };

/** Rarely changed, and there in each row: it has the look of text until one points at it. */
const quiet =
  '-ml-3 max-w-40 [&_select]:bg-transparent [&_select]:text-muted [&_:has(>select)]:border-transparent [&_:has(>select)]:bg-transparent';

/**
 * A member's role; a new one is confirmed first, so until then the old one stays chosen. A fixed one is shown with the
 * reason.
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
      className={quiet}
      options={roleOptions}
      value={member.role}
      onChange={event =>
        ask({ what: 'role', memberId: member.id, role: event.target.value === 'admin' ? 'admin' : 'member' })
      }
    />
  );
}
