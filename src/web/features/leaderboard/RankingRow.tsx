import { memo } from 'react';
import { PersonName } from '#web/parts/people/name/PersonName.tsx';
import { memberName } from '#web/session/name-of.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Td, Tr } from '#web/ui/lists/Table.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { type BoardRow, fewDaysText, pointsText, rateText, unitsText } from './board-rows.ts';
import { isPodiumRank } from './podium-steps.ts';
import { RankEmblem } from './RankEmblems.tsx';

/** In a narrow place: the rank, the name and the rate in one line, and below it what the rate is made of. */
const stackedRow =
  '@max-2xl:grid @max-2xl:grid-cols-[--spacing(13)_minmax(0,1fr)_auto] @max-2xl:items-center @max-2xl:gap-x-2 @max-2xl:gap-y-0.5 @max-2xl:border-b @max-2xl:border-line/60 @max-2xl:px-(--card-pad) @max-2xl:py-3 @max-2xl:last:border-b-0';
/** The mark of one's own row is at its edge there, not at its first cell's. */
const stackedOwn = '@max-2xl:shadow-[inset_3px_0_0_var(--accent)] @max-2xl:[&>:first-child]:shadow-none';
const stackedCell = '@max-2xl:min-w-0 @max-2xl:border-0 @max-2xl:p-0 @max-2xl:first:pl-0 @max-2xl:last:pr-0';
const second = '@max-2xl:text-left @max-2xl:text-sm @max-2xl:text-muted';

/** Rendered again only when it changes: there may be thousands around it. */
export const RankingRow = memo(function RankingRow({ row, isOwn }: { row: BoardRow; isOwn: boolean }) {
  return (
    <Tr current={isOwn} className={cx(stackedRow, isOwn && stackedOwn)}>
      <Td className={stackedCell}>
        <Rank rank={row.rank} />
      </Td>
      <Td rowHeader className={stackedCell}>
        <Person row={row} isOwn={isOwn} />
      </Td>
      <Td numeric className={`${stackedCell} text-base font-medium`}>
        {rateText(row.completionRate)}
      </Td>
      <Td numeric className={`${stackedCell} ${second} @2xl:whitespace-nowrap @max-2xl:col-start-2`}>
        {unitsText(row)}
        <span className="@2xl:sr-only"> units</span>
      </Td>
      <Td numeric className={`${stackedCell} ${second} @2xl:whitespace-nowrap`}>
        <Points points={row.challengePoints} />
      </Td>
    </Tr>
  );
});

/** The rank, and the emblem of the first three. */
export function Rank({ rank }: { rank: number }) {
  return (
    <span className="flex items-center gap-2 text-base font-medium whitespace-nowrap">
      {rank.toLocaleString('en-US')}
      {isPodiumRank(rank) && <RankEmblem rank={rank} small className="size-5.5 text-accent" />}
    </span>
  );
}

export function Person({ row, isOwn }: { row: BoardRow; isOwn: boolean }) {
  const { member } = row;
  const name = memberName(member);
  const fewDays = fewDaysText(row);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={member.profileImageUrl} size="sm" />
      <span className="grid min-w-0">
        <span className="truncate" title={name}>
          <PersonName memberId={member.id}>{name}</PersonName>
        </span>
        {fewDays && <span className="text-xs font-normal wrap-anywhere text-faint">{fewDays}</span>}
      </span>
      {isOwn && (
        <Badge tone="accent" className="shrink-0">
          You
        </Badge>
      )}
    </span>
  );
}

/** Under its heading the number alone. */
export function Points({ points }: { points: number }) {
  return (
    <>
      <span className="@max-2xl:hidden">{points.toLocaleString('en-US')}</span>
      <span className="@2xl:hidden">{pointsText(points)}</span>
    </>
  );
}
