import { getMemberScore } from '#contract/dashboard.ts';
import { useRead } from '#web/data/read.ts';
import { useDays } from '#web/session/today.ts';
import { StatTile } from '#web/ui/figures/StatTile.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { lastTrainedText, nextTrainingText } from '#web/parts/people/member-page-text.ts';

const tiles = 'grid grid-halves gap-3 @2xl:grid-cols-4';

/** The member's training dates, and their place this month. */
export function MemberFigures({ person }: { person: PersonInFull }) {
  const days = useDays();
  const { data, isPending } = useRead(getMemberScore, { query: { memberId: person.id } });
  if (isPending)
    return (
      <div className={tiles}>
        {[0, 1, 2, 3].map(tile => (
          <Skeleton key={tile} className="h-28 rounded-lg" />
        ))}
      </div>
    );
  return (
    <div className={tiles}>
      <StatTile label="Last trained" value={<Words>{lastTrainedText(person, days)}</Words>} />
      <StatTile label="Next session" value={<Words>{nextTrainingText(person, days)}</Words>} />
      {data && (
        <>
          <StatTile
            label="This month"
            value={data.totalAssigned > 0 ? data.completionRate.toFixed(1) : '–'}
            unit={data.totalAssigned > 0 ? '%' : undefined}
            caption="of the units assigned"
          />
          <StatTile
            label="Hall of Honor"
            value={data.rank === null ? '–' : `#${data.rank.toLocaleString('en-US')}`}
            caption={`of ${data.totalMembers.toLocaleString('en-US')} · ${data.challengePoints.toLocaleString('en-US')} challenge points`}
          />
        </>
      )}
    </div>
  );
}

function Words({ children }: { children: string }) {
  return <span className="text-xl leading-snug tracking-normal wrap-anywhere">{children}</span>;
}
