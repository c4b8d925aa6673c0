import { getWeeklyProgressLeaderboard } from '#contract/challenges.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { PartFailed } from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { MemberCell, RankedTable } from '#web/features/challenges/member/card/RankedTable.tsx';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { memberName } from '#web/session/name-of.ts';
import { TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

type WeeklyProgressTableProps = { challenge: Pick<Challenge, 'id'>; caption?: string };

/** The ten who are furthest in a 5-day challenge, and oneself after them. */
export function WeeklyProgressTable({ challenge, caption = 'Weekly Progress' }: WeeklyProgressTableProps) {
  const { user } = useCurrentUser();
  // Other members change it at any time: as the board of the month, it is read again when it is opened again.
  const request = { params: { id: challenge.id } };
  const board = useRead(getWeeklyProgressLeaderboard, request, { staleTime: 0 });
  if (board.isPending) {
    return (
      <Loading label="Loading the weekly progress" className="grid gap-3">
        {[0, 1, 2, 3, 4].map(row => (
          <Skeleton key={row} className="h-8" />
        ))}
      </Loading>
    );
  }
  if (!board.data) return <PartFailed message="The weekly progress could not be loaded." read={board} />;
  if (board.data.length === 0) return <p className="text-sm text-muted">Nobody has completed a day yet.</p>;
  return (
    <RankedTable caption={caption}>
      <TableHead>
        <Th numeric className="w-14">
          Rank
        </Th>
        <Th>Member</Th>
        <Th numeric>Days</Th>
        <Th numeric>Score</Th>
      </TableHead>
      <TableBody>
        {board.data.map(({ rank, member, daysCompleted, completionPercentage, totalScore }) => (
          <Tr key={member.id} current={member.id === user?.id}>
            <Td numeric className="text-base text-muted">
              {rank.toLocaleString('en-US')}
            </Td>
            <Td rowHeader>
              <MemberCell
                memberId={member.id}
                name={memberName(member)}
                picture={member.profileImageUrl}
                isOwn={member.id === user?.id}
              />
            </Td>
            <Td numeric className="whitespace-nowrap">
              <span className="text-base font-medium">{daysCompleted}/5</span>{' '}
              <span className="text-faint @max-md:block">{completionPercentage}%</span>
            </Td>
            <Td numeric className="text-base">
              {totalScore.toLocaleString('en-US')}
            </Td>
          </Tr>
        ))}
      </TableBody>
    </RankedTable>
  );
}
