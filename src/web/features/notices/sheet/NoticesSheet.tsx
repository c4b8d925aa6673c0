import { CheckCheck, Inbox, SlidersVertical } from 'lucide-react';
import { seeNotices } from '#contract/notices/notices.ts';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Query } from '#web/data/Query.tsx';
import { useSend } from '#web/data/send.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Sheet } from '#web/ui/dialogs/box/Sheet.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { openNotice } from '#web/navigation/open-notice.ts';
import { type Notice, useNotices } from './use-notices.ts';

type NoticesSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What has happened, newest first: each opens what it is about, and is seen then. */
export function NoticesSheet({ open, onOpenChange }: NoticesSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Notices" className="w-104">
      <NoticeList onLeave={() => onOpenChange(false)} />
    </Sheet>
  );
}

function NoticeList({ onLeave }: { onLeave: () => void }) {
  const { notices, unread, ...read } = useNotices();
  const see = useSend(seeNotices);
  const seeAll = useSend(seeNotices, { failure: 'Failed to mark them as seen' });
  const goTo = useGoTo();
  const open = ({ id, seen, link }: Notice) => {
    if (!seen) see.mutate({ body: { ids: [id] } });
    onLeave();
    openNotice(link);
  };
  if (!notices)
    return (
      <Query
        of={{ ...read, data: notices }}
        failed="The notices could not be loaded."
        loading={
          <Loading label="Loading notices" className="grid gap-2">
            {[0, 1, 2, 3, 4].map(row => (
              <Skeleton key={row} className="h-14" />
            ))}
          </Loading>
        }
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          size="sm"
          disabled={unread === 0}
          pending={seeAll.isPending}
          onClick={() => seeAll.mutate({ body: {} })}
        >
          <CheckCheck aria-hidden="true" />
          Mark all as seen
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onLeave();
            goTo('profile');
          }}
        >
          <SlidersVertical aria-hidden="true" />
          Preferences
        </Button>
      </div>
      {notices.length === 0 ? (
        <EmptyState icon={Inbox}>Nothing yet. Your notices appear here.</EmptyState>
      ) : (
        <ul aria-label="Notices" className="-mx-2 grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {notices.map(notice => (
            <NoticeRow key={notice.id} notice={notice} onOpen={() => open(notice)} />
          ))}
        </ul>
      )}
      <LoadEarlier of={read} label="Show earlier ones" failed="The earlier notices could not be loaded." />
    </div>
  );
}
