import {
  BellRing,
  Award,
  ChartColumn,
  UserRoundSearch,
  IdCard,
  type LucideIcon,
  MessageCircle,
  MessageCircleMore,
  NotebookTabs,
  SquareCheckBig,
  WalletCards,
} from 'lucide-react';
import type { Topic } from '#domain/notices/topics.ts';
import { dateIn, formatInstant, formatTime } from '#domain/plain-date.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { cx } from '#web/ui/look/cx.ts';
import type { Notice } from './use-notices.ts';

/** None that a screen has: whose file it would come in. */
const icons: Record<Topic, LucideIcon> = {
  message: MessageCircle,
  comment: MessageCircleMore,
  program: NotebookTabs,
  reminder: BellRing,
  challenge: Award,
  membership: IdCard,
  'weekly-summary': ChartColumn,
  'member-message': MessageCircle,
  pain: UserRoundSearch,
  'check-in': SquareCheckBig,
  payment: WalletCards,
};

/** What happened and when; what has not been seen stands out, also to who hears it. */
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { topic, text, at, seen } = notice;
  const today = useToday();
  const zone = useCurrentUser().user?.timeZone ?? 'UTC';
  const Icon = icons[topic];
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full items-start gap-3 rounded-md px-2 py-2.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon
          aria-hidden="true"
          strokeWidth={1.5}
          className={cx('mt-0.5 size-5 shrink-0', seen ? 'text-faint' : 'text-accent')}
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx('wrap-anywhere', seen ? 'text-muted' : 'font-medium')}>{text}</span>
          <time dateTime={at} className="text-xs text-faint">
            {dateIn(zone, Date.parse(at)) === today ? formatTime(at, zone) : formatInstant(at, zone)}
          </time>
        </span>
        {!seen && (
          <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">New</span>
          </span>
        )}
      </button>
    </li>
  );
}
