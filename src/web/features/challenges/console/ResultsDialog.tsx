import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { getWeeklyProgressLeaderboard, listSubmissions } from '#contract/challenges.ts';
import { scoreText, type ScoringType } from '#domain/challenges/challenge.ts';
import { Query } from '#web/data/Query.tsx';
import type { Challenge, RankedSubmission } from '#web/features/challenges/challenge-text.ts';
import {
  handedIn,
  handedInText,
  subjectOf,
} from '#web/features/challenges/console/details/challenge-list.ts';
import { useRead } from '#web/data/read.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { memberName } from '#web/session/name-of.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

type ResultsDialogProps = { challenge: Challenge; onClose: () => void };

/** The number of results handed in, and the leaders. */
export function ResultsDialog({ challenge, onClose }: ResultsDialogProps) {
  const { name, scoringType } = challenge;
  const submissionCount = handedIn(challenge);
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={`Results: ${name}`}
      description={subjectOf(challenge)}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-4">
        <p>
          <span className="text-3xl font-medium">{submissionCount.toLocaleString('en-US')}</span>{' '}
          <span className="text-sm text-muted">{handedInText(challenge)}</span>
        </p>
        {scoringType === 'multi_day' ? (
          <WeekResults challengeId={challenge.id} />
        ) : (
          <SingleResults challengeId={challenge.id} scoringType={scoringType} />
        )}
        {scoringType === 'multi_day' && submissionCount > 0 && (
          <p className="text-sm text-faint">Up to ten, those furthest along.</p>
        )}
        {scoringType !== 'multi_day' && submissionCount > maxResults && (
          <p className="text-sm text-faint">The best {maxResults} are shown.</p>
        )}
      </div>
    </Dialog>
  );
}

/** The most that the server tells at once. */
const maxResults = 100;

type SingleResultsProps = { challengeId: string; scoringType: ScoringType };

function SingleResults({ challengeId, scoringType }: SingleResultsProps) {
  const { weight: unit } = useUnits();
  const best = useRead(
    listSubmissions,
    { params: { id: challengeId }, query: { limit: maxResults } },
    { staleTime: 0 },
  );
  return (
    <Rows query={best} caption="Best results" figures={['Score']}>
      {best.data?.map(({ id, rank, member, score }) => (
        <Tr key={id}>
          <Td numeric>{rank}</Td>
          <Who member={member} />
          <Td numeric>{scoreText(scoringType, score, unit)}</Td>
        </Tr>
      ))}
    </Rows>
  );
}

function WeekResults({ challengeId }: { challengeId: string }) {
  const furthest = useRead(getWeeklyProgressLeaderboard, { params: { id: challengeId } }, { staleTime: 0 });
  return (
    <Rows query={furthest} caption="The ten furthest along" figures={['Days', 'Units']}>
      {furthest.data?.map(({ rank, member, daysCompleted, totalScore }) => (
        <Tr key={member.id}>
          <Td numeric>{rank}</Td>
          <Who member={member} />
          <Td numeric>{daysCompleted}/5</Td>
          <Td numeric>{totalScore.toLocaleString('en-US')}</Td>
        </Tr>
      ))}
    </Rows>
  );
}

type RowsProps = {
  query: Pick<ReturnType<typeof useRead>, 'error' | 'refetch'> & {
    data: readonly unknown[] | undefined;
  };
  caption: string;
  /** The heads of the columns of figures. */
  figures: readonly string[];
  children: ReactNode;
};

function Rows({ query, caption, figures, children }: RowsProps) {
  if (!query.data?.length) {
    return (
      <Query
        of={query}
        failed="The results could not be loaded."
        loading={
          <Loading label="Loading results..." className="grid gap-2">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </Loading>
        }
        empty={<EmptyState icon={Hourglass}>Nobody has submitted a result yet.</EmptyState>}
      />
    );
  }
  return (
    <Table caption={caption} className="overflow-hidden rounded-md border border-line bg-surface">
      <TableHead>
        <Th numeric className="w-px">
          Rank
        </Th>
        <Th>Member</Th>
        {figures.map(figure => (
          <Th key={figure} numeric>
            {figure}
          </Th>
        ))}
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

function Who({ member }: { member: RankedSubmission['member'] }) {
  const name = memberName(member);
  return (
    <Td rowHeader>
      <span className="flex items-center gap-2.5">
        <Avatar name={name} src={member.profileImageUrl} size="sm" />
        <span className="min-w-0 break-words">
          <MemberLink memberId={member.id}>{name}</MemberLink>
        </span>
      </span>
    </Td>
  );
}
