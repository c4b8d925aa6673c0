import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import type { Ask } from './open-dialog.ts';
import { canActivate, type Member } from '#web/parts/people/member-text.ts';

type RowActionsProps = { member: Member; name: string; isSelf: boolean; ask: Ask };

/** Bare buttons, which cost next to nothing: there may be thousands of rows. */
export function RowActions({ member, name, isSelf, ask }: RowActionsProps) {
  return (
    <span className="flex items-center justify-end gap-1.5">
      {canActivate(member) && (
        <Button
          size="sm"
          aria-label={`Activate subscription of ${name}`}
          onClick={() => ask({ what: 'activate', memberId: member.id })}
        >
          Activate
        </Button>
      )}
      {!isSelf && (
        <IconButton
          label={`Manage ${name}`}
          title="Manage"
          size="sm"
          onClick={() => ask({ what: 'manage', memberId: member.id })}
        >
          <SlidersHorizontal />
        </IconButton>
      )}
    </span>
  );
}
