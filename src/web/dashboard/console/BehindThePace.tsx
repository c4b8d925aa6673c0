import { CircleCheck } from 'lucide-react';
import { daysBetween, sundayOf } from '#domain/plain-date.ts';
import type { MemberWeek } from '#domain/training/week-pace.ts';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { useGoTo } from '#web/place/go-to.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { Lists } from './attention-words.ts';
import { OpenDays } from './OpenDays.tsx';

/** Those furthest behind, each with the way to their days; the rest are counted. */
export function BehindThePace({ total, members }: Lists['thisWeek']['behind']) {
  const goTo = useGoTo();
  const left = total - members.length;
  if (total === 0) return <Nobody />;
  return (
    <section aria-labelledby="behind-the-pace" className="min-w-0">
      <h3 id="behind-the-pace" className="text-base font-medium">
        Behind the pace of the week
      </h3>
      <p className="text-sm text-muted">
        Fewer training days complete than the days gone by would have brought.
      </p>
      <ul className="mt-2 divide-y divide-line/60">
        {members.map(member => (
          <MemberBehind key={member.memberId} member={member} />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={() => goTo('assignments')}>
          See all in Assignments
        </Button>
        {left > 0 && <span className="text-sm text-faint">and {left.toLocaleString('en-US')} more</span>}
      </div>
    </section>
  );
}

/** A week that has just begun tells nothing yet; the days before it do. */
function Nobody() {
  const today = useToday();
  const hasJustBegun = daysBetween(sundayOf(today), today) < 2;
  return (
    <p className="flex items-center gap-2.5 self-center text-muted">
      {!hasJustBegun && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />}
      {hasJustBegun
        ? 'The week has just begun. Who missed what in the last 7 days stands below.'
        : 'Nobody is behind the pace of the week.'}
    </p>
  );
}

function MemberBehind({ member }: { member: MemberWeek }) {
  const { memberId, memberName, completedAssignments, totalAssignments } = member;
  const done = `${completedAssignments} of ${counted(totalAssignments, 'training day')}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2">
      <Avatar name={memberName} size="sm" />
      <span className="grid min-w-0 items-center gap-x-4 gap-y-1 sm:grid-cols-2">
        <span className="truncate font-medium" title={memberName}>
          <MemberLink memberId={memberId}>{memberName}</MemberLink>
        </span>
        <span className="grid gap-1">
          <span className="text-xs text-muted">{done}</span>
          <ProgressBar
            label={`${memberName} this week`}
            hideLabel
            value={completedAssignments}
            max={totalAssignments}
            valueText={done}
          />
        </span>
      </span>
      <OpenDays memberId={memberId} memberName={memberName} />
    </li>
  );
}
