import { Bell } from 'lucide-react';
import { useState } from 'react';
import { unseenNotices } from '#web/place/unread.ts';
import { useStore } from '#web/state/use-store.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const NoticesSheet = partToOpen(async () => (await import('./NoticesSheet.tsx')).NoticesSheet);

/** How many notices have not been seen, and the way to them. */
export function NoticesBell() {
  const unseen = useStore(unseenNotices);
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const show = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <IconButton
        label={unseen > 0 ? `Notices, ${unseen > 99 ? 'more than 99' : unseen} new` : 'Notices'}
        aria-haspopup="dialog"
        className="relative shrink-0"
        onClick={show}
      >
        <Bell />
        {unseen > 0 && (
          <span
            aria-hidden="true"
            className="bronze absolute top-0 right-0 min-w-4.5 rounded-full px-1 text-center text-xs leading-4.5 font-semibold"
          >
            {unseen > 99 ? '99+' : unseen}
          </span>
        )}
      </IconButton>
      {wasOpened && <NoticesSheet open={open} onOpenChange={setOpen} />}
    </>
  );
}
