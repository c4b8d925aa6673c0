import { confirmClock, getClock } from '#contract/clock.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** Stands above every section while the server's clock is doubted. */
export function ClockNotice() {
  const { user } = useCurrentUser();
  const { data: clock } = useRead(getClock, {});
  const confirm = useSend(confirmClock, {
    failure: 'The date could not be confirmed. Please try again.',
  });
  if (!clock?.held) return null;
  const dateOf = (instant: string) => formatDate(dateIn(user?.timeZone ?? 'UTC', new Date(instant)));
  return (
    <Notice tone="warning" className="mb-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-80">
          The server’s clock says {dateOf(clock.now)}; when it last ran, it was{' '}
          {dateOf(clock.lastSeenAt ?? '')}. Until you confirm the date, no session, program or month ends
          automatically. If it is wrong, have the clock set right: nothing is lost.
        </p>
        <Button pending={confirm.isPending} onClick={() => confirm.mutate({})}>
          The date is right
        </Button>
      </div>
    </Notice>
  );
}
