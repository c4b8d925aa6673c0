import { Bell } from 'lucide-react';
import { useState } from 'react';
import { unseenNotices } from '#web/navigation/unread.ts';
import { useStore } from '#web/state/use-store.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const NoticesSheet = partToOpen(async () => (await import('./sheet/NoticesSheet.tsx')).NoticesSheet);

/** How many notices have not been seen, and the way to them. */
export function NoticesBell({ size }: { size?: 'sm' }) {
  const unseen = useStore(unseenNotices);
  const text = unseen > 99 ? '99+' : unseen;
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        label={unseen > 0 ? `Notices, ${text} new` : 'Notices'}
        aria-haspopup="dialog"
        size={size}
        className="relative shrink-0"
        onClick={() => setOpen(true)}
      >
        <Bell />
        {unseen > 0 && (
          <span
            aria-hidden="true"
            className="bronze absolute top-0 right-0 min-w-4.5 rounded-full px-1 text-center text-xs leading-4.5 font-semibold"
          >
            {text}
          </span>
        )}
      </IconButton>
      {open !== undefined && <NoticesSheet open={open} onOpenChange={setOpen} />}
    </>
  );
}
