import { EventList, MoreEvents } from '#web/parts/security-events/EventList.tsx';
import { useSecurityEvents } from '#web/parts/security-events/use-security-events.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type CoachChangesDialogProps = { memberId: string; onClose: () => void };

/** Changes by coaches to one person's account, membership and training: who, when, before and after. */
export function CoachChangesDialog({ memberId, onClose }: CoachChangesDialogProps) {
  const { user } = useCurrentUser();
  const read = useSecurityEvents({ memberId });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What coaches changed"
      description="Role, membership, permissions and training, in the last year."
    >
      <div className="grid gap-4">
        <EventList read={read} zone={user?.timeZone ?? 'UTC'} />
        {read.hasNextPage && <MoreEvents read={read} />}
      </div>
    </Dialog>
  );
}
