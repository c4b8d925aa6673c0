import { DayBoard } from '#web/features/attention/day/DayBoard.tsx';
import type { MemberFilter } from '#web/features/members/list/member-filter.ts';
import { openFiltered } from '#web/navigation/open-filtered.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { type Lists, membershipLabel } from './attention-text.ts';
import { NamedList, NamedRow } from './NamedList.tsx';
import { Weeks } from './Weeks.tsx';

const openFellowship = (filter: Partial<MemberFilter>) => openFiltered('members', filter);

/** The day of everyone, and beside it how the weeks go and which memberships are in doubt. */
export function AttentionLists({ lists }: { lists: Lists }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <DayBoard yesterday={lists.yesterday} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Weeks thisWeek={lists.thisWeek} lastWeek={lists.lastWeek} />
        <Memberships {...lists.memberships} />
      </div>
    </div>
  );
}

function Memberships({ total, members }: Lists['memberships']) {
  return (
    <NamedList
      title="Memberships"
      description="Payments that failed, what ends within 7 days, and what ended in the last 14."
      nothing="No failed payments, and nothing ends soon."
      total={total}
      showAll="Show all in The Fellowship"
      onShowAll={() => openFellowship({ membership: 'attention' })}
    >
      {members.map(({ memberId, memberName, profileImageUrl, timeZone, state, at }) => {
        const { tone, text } = membershipLabel(state, at, timeZone);
        return (
          <NamedRow key={memberId} memberId={memberId} name={memberName} picture={profileImageUrl}>
            <Badge tone={tone} dot className="mt-1">
              {text}
            </Badge>
          </NamedRow>
        );
      })}
    </NamedList>
  );
}
