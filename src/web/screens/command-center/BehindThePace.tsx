import { CalendarDays, CircleCheck } from 'lucide-react';
import { daysBetween, sundayOf } from '#domain/plain-date.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { Lists } from './attention-text.ts';
import { rememberMember } from '#web/parts/people/chosen-member.ts';

/** Members furthest behind, each with the way to their days; the rest are counted. */
export function BehindThePace({ total, members }: Lists['thisWeek']['behind']) {
  const goTo = useGoTo();
  const left = total - members.length;
  if (total === 0) return <Nobody />;
  return (
    <section aria-labelledby="behind-the-pace" className="min-w-0">
      <h3 id="behind-the-pace" className="text-base font-medium">
        Behind pace this week
      </h3>
      <p className="text-sm text-muted">Fewer training days completed than expected by now.</p>
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
      {hasJustBegun ? 'The week has just started.' : 'Nobody is behind pace this week.'}
    </p>
  );
}

type Behind = Lists['thisWeek']['behind']['members'][number];

function MemberBehind({ member }: { member: Behind }) {
  const { memberId, memberName, profileImageUrl, completedAssignments, totalAssignments } = member;
  const done = `${completedAssignments} of ${counted(totalAssignments, 'training day')}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2">
      <Avatar name={memberName} src={profileImageUrl} size="sm" />
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

/** The way to one member's days. */
function OpenDays({ memberId, memberName }: { memberId: string; memberName: string }) {
  const goTo = useGoTo();
  const open = () => {
    rememberMember(memberId);
    goTo('daily-calendar');
  };
  return (
    <Button size="sm" variant="ghost" aria-label={`Open days of ${memberName}`} onClick={open}>
      <CalendarDays aria-hidden="true" />
      <span className="max-sm:sr-only">Open days</span>
    </Button>
  );
}
