import { listSubmissions } from '#contract/challenges.ts';
import type { Challenge, RankedSubmission } from '#web/features/challenges/challenge-text.ts';
import { PartFailed } from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { MemberCell, RankedTable } from '#web/features/challenges/member/card/RankedTable.tsx';
import { useRead } from '#web/data/read.ts';
import { memberName } from '#web/session/name-of.ts';
import { TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { Score } from './Score.tsx';
import type { MySubmission } from './WeeklyResult.tsx';

type Own = Pick<MySubmission, 'id' | 'rank' | 'score'>;

type TopSubmissionsProps = {
  challenge: Pick<Challenge, 'id' | 'scoringType'>;
  mine: Own | null;
  user: RankedSubmission['member'];
  shown?: number;
  caption?: string;
  /** Text where there are none. */
  none?: string;
};

/** The best, five by default, and oneself after them. */
export function TopSubmissions(props: TopSubmissionsProps) {
  const { challenge, mine, user, shown = 5 } = props;
  // Other members change it at any time: as the board of the month, it is read again when it is opened again.
  const request = { params: { id: challenge.id }, query: { limit: shown } };
  const top = useRead(listSubmissions, request, { staleTime: 0 });
  if (top.data) return <Ranked {...props} rows={withOwn(top.data.slice(0, shown), mine, user)} />;
  if (top.isError) return <PartFailed message="The submissions could not be loaded." read={top} />;
  return (
    <Loading label="Loading submissions" className="grid gap-3">
      {[0, 1, 2, 3, 4].map(row => (
        <Skeleton key={row} className="h-8" />
      ))}
    </Loading>
  );
}

type Row = Pick<RankedSubmission, 'id' | 'rank' | 'score' | 'member'> & { isOwn: boolean };

function withOwn(
  top: readonly RankedSubmission[],
  mine: Own | null,
  user: RankedSubmission['member'],
): Row[] {
  const rows = top.map(row => ({ ...row, isOwn: row.member.id === user.id }));
  if (mine === null || rows.some(({ isOwn }) => isOwn)) return rows;
  return [...rows, { ...mine, member: user, isOwn: true }];
}

type RankedProps = Pick<TopSubmissionsProps, 'challenge' | 'caption' | 'none'> & { rows: readonly Row[] };

function Ranked({
  challenge,
  rows,
  caption = 'Top Submissions',
  none = 'No submissions yet. Set the mark.',
}: RankedProps) {
  if (rows.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <RankedTable caption={caption}>
      <TableHead>
        <Th numeric className="w-14">
          Rank
        </Th>
        <Th>Member</Th>
        <Th numeric>Score</Th>
      </TableHead>
      <TableBody>
        {rows.map(({ id, rank, score, member, isOwn }) => (
          <Tr key={id} current={isOwn}>
            <Td numeric className="text-base text-muted">
              {rank.toLocaleString('en-US')}
            </Td>
            <Td rowHeader>
              <MemberCell
                memberId={member.id}
                name={memberName(member)}
                picture={member.profileImageUrl}
                isOwn={isOwn}
              />
            </Td>
            <Td numeric>
              <Score challenge={challenge} score={score} />
            </Td>
          </Tr>
        ))}
      </TableBody>
    </RankedTable>
  );
}
