import type { Shown } from '#web/assignments/assignment-views.ts';
import type { MemberFilter } from '#web/members/list/member-filter.ts';
import { openFiltered } from '#web/place/open-filtered.ts';
import { useToday } from '#web/session/today.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { counted } from '#web/ui/text/words.ts';
import { endWords, type Lists, membershipTold, missedByProgram } from './attention-words.ts';
import { NamedList, NamedRow } from './NamedList.tsx';
import { OpenDays } from './OpenDays.tsx';
import { Weeks } from './Weeks.tsx';

const openAssignments = (shown: Partial<Pick<Shown, 'ahead'>>) => openFiltered('assignments', shown);
const openFellowship = (filter: Partial<MemberFilter>) => openFiltered('members', filter);

/** The weeks, and three lists of who needs the coach. */
export function AttentionLists({ lists }: { lists: Lists }) {
  return (
    <div className="grid gap-4">
      <Weeks thisWeek={lists.thisWeek} lastWeek={lists.lastWeek} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Missed {...lists.missed} />
        <div className="grid gap-4">
          <Ending {...lists.ending} />
          <Memberships {...lists.memberships} />
        </div>
      </div>
    </div>
  );
}

function Missed({ total, members }: Lists['missed']) {
  return (
    <NamedList
      title="Missed in the last 7 days"
      description="Training days that are over, with nothing logged."
      nothing="Nobody has missed a training day."
      total={total}
      showAll="Show all in The Fellowship"
      onShowAll={() => openFellowship({ trained: 'missed' })}
    >
      {members.map(({ memberId, memberName, missedDays, days }) => (
        <NamedRow
          key={memberId}
          memberId={memberId}
          name={memberName}
          mark={<Badge tone="warning">{counted(missedDays, 'day')}</Badge>}
          action={<OpenDays memberId={memberId} memberName={memberName} />}
        >
          {missedByProgram(days).map(missed => (
            <span key={missed.program} className="block">
              {missed.program}
              {missed.days.map(day => (
                <span key={day} className="block">
                  {day}
                </span>
              ))}
            </span>
          ))}
          {missedDays > days.length && (
            <span className="block text-faint">and {missedDays - days.length} more</span>
          )}
        </NamedRow>
      ))}
    </NamedList>
  );
}

function Ending({ total, programs }: Lists['ending']) {
  const today = useToday();
  return (
    <NamedList
      title="Ending, nothing after"
      description="Programs whose last training day is within 10 days, and no other follows."
      nothing="No program ends without another after it."
      total={total}
      showAll="Show all in Assignments"
      onShowAll={() => openAssignments({ ahead: 'ends-soon' })}
    >
      {programs.map(({ assignmentId, memberId, memberName, programName, lastDate }) => (
        <NamedRow key={assignmentId} memberId={memberId} name={memberName}>
          <span className="block">{programName ?? 'Unknown Workout'}</span>
          <span className="block">{endWords(lastDate, today)}</span>
        </NamedRow>
      ))}
    </NamedList>
  );
}

function Memberships({ total, members }: Lists['memberships']) {
  const { user } = useCurrentUser();
  return (
    <NamedList
      title="Memberships"
      description="Payments that failed, what ends within 7 days, and what ended in the last 14."
      nothing="No payment has failed, and nothing runs out."
      total={total}
      showAll="Show all in The Fellowship"
      onShowAll={() => openFellowship({ membership: 'attention' })}
    >
      {members.map(({ memberId, memberName, state, at }) => {
        const { tone, words } = membershipTold(state, at, user?.timeZone ?? 'UTC');
        return (
          <NamedRow key={memberId} memberId={memberId} name={memberName}>
            <Badge tone={tone} dot className="mt-1">
              {words}
            </Badge>
          </NamedRow>
        );
      })}
    </NamedList>
  );
}
