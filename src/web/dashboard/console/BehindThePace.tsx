import { CalendarDays, CircleCheck } from 'lucide-react';
import { rememberMember } from '#web/daily-workouts/chosen-member.ts';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { useGoTo } from '#web/place/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { doneWords, type MemberWeek } from './this-week.ts';

const mostShown = 5;

/** Those furthest behind, each with the way to their days; the rest are counted. */
export function BehindThePace({ members }: { members: readonly MemberWeek[] }) {
  const goTo = useGoTo();
  const left = members.length - mostShown;
  if (members.length === 0) {
    return (
      <p className="flex items-center gap-2.5 self-center text-muted">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        Nobody is behind the pace of the week.
      </p>
    );
  }
  return (
    <section aria-labelledby="behind-the-pace" className="min-w-0">
      <h3 id="behind-the-pace" className="text-base font-medium">
        Behind the pace of the week
      </h3>
      <p className="text-sm text-muted">
        Fewer training days complete than the days gone by would have brought.
      </p>
      <ul className="mt-2 divide-y divide-line/60">
        {members.slice(0, mostShown).map(member => (
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

function MemberBehind({ member }: { member: MemberWeek }) {
  const goTo = useGoTo();
  const { memberId, memberName, completedAssignments, totalAssignments } = member;
  const open = () => {
    rememberMember(memberId);
    goTo('daily-calendar');
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2">
      <Avatar name={memberName} size="sm" />
      <span className="grid min-w-0 items-center gap-x-4 gap-y-1 sm:grid-cols-2">
        <span className="truncate font-medium" title={memberName}>
          <MemberLink memberId={memberId}>{memberName}</MemberLink>
        </span>
        <span className="grid gap-1">
          <span className="text-xs text-muted">{doneWords(member)}</span>
          <ProgressBar
            label={`${memberName} this week`}
            hideLabel
            value={completedAssignments}
            max={totalAssignments}
            valueText={doneWords(member)}
          />
        </span>
      </span>
      <Button size="sm" variant="ghost" aria-label={`Open days of ${memberName}`} onClick={open}>
        <CalendarDays aria-hidden="true" />
        <span className="max-sm:sr-only">Open days</span>
      </Button>
    </li>
  );
}
