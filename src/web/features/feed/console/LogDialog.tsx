import { EventList, MoreEvents } from '#web/parts/security-events/EventList.tsx';
import { useSecurityEvents } from '#web/parts/security-events/use-security-events.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

/** The log of who took down, put back, left or deleted what, and when. */
export function LogDialog({ zone, onClose }: { zone: string; onClose: () => void }) {
  const read = useSecurityEvents({ group: 'feed' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Moderation log"
      description="What coaches did about what members shared, in the last year, newest first."
    >
      <div className="grid gap-4">
        <EventList read={read} zone={zone} />
        {read.hasNextPage && <MoreEvents read={read} />}
      </div>
    </Dialog>
  );
}
