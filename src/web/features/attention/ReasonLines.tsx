import {
  Activity,
  ArrowDown,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  type LucideIcon,
  MessageSquare,
  Minus,
  NotebookPen,
  TriangleAlert,
  Trophy,
  UserRound,
} from 'lucide-react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useDays } from '#web/session/today.ts';
import { cx } from '#web/ui/look/cx.ts';
import type { RoundMember } from './open-review.ts';
import { sinceText } from './round-text.ts';

type Reason = RoundMember['reasons'][number];

const looks: Record<Reason['kind'], { icon: LucideIcon; colour: string }> = {
  pain: { icon: TriangleAlert, colour: 'text-danger' },
  message: { icon: MessageSquare, colour: 'text-accent' },
  payment: { icon: UserRound, colour: 'text-danger' },
  missed: { icon: CalendarDays, colour: 'text-warning' },
  'no-program': { icon: ClipboardList, colour: 'text-warning' },
  'ends-soon': { icon: NotebookPen, colour: 'text-warning' },
  'too-hard': { icon: Activity, colour: 'text-warning' },
  declining: { icon: ArrowDown, colour: 'text-info' },
  plateau: { icon: Minus, colour: 'text-info' },
  'check-in': { icon: ClipboardCheck, colour: 'text-accent' },
  record: { icon: Trophy, colour: 'text-success' },
  quiet: { icon: MessageSquare, colour: 'text-faint' },
};

type ReasonLinesProps = { reasons: readonly Reason[]; maxShown?: number; className?: string };

/**
 * Why a member needs their coach, each with since when; what a review has seen and is still so in grey. Made of spans: it stands within
 * a button, too.
 */
export function ReasonLines({ reasons, maxShown = reasons.length, className }: ReasonLinesProps) {
  const { user } = useCurrentUser();
  const at = { days: useDays(), zone: user?.timeZone ?? 'UTC' };
  return (
    <span className={cx('grid gap-1', className)}>
      {reasons.slice(0, maxShown).map(({ kind, text, since, seen }) => {
        const { icon: Icon, colour } = looks[kind];
        return (
          <span key={kind} className={cx('flex min-w-0 items-start gap-2', seen && 'text-faint')}>
            <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', seen ? 'text-faint' : colour)} />
            <span className="min-w-0 wrap-anywhere">
              {text}{' '}
              <span className="text-faint">
                {sinceText(since, at)}
                {seen && ', seen'}
              </span>
            </span>
          </span>
        );
      })}
      {reasons.length > maxShown && (
        <span className="pl-6 text-faint">and {reasons.length - maxShown} more</span>
      )}
    </span>
  );
}
