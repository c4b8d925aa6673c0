import { listChallengeResults } from '#contract/challenges.ts';
import { Query } from '#web/data/Query.tsx';
import { datesText } from '#web/features/challenges/challenge-text.ts';
import { useRead } from '#web/data/read.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { type ChallengeResult, rankText, resultText } from '#web/parts/people/member-page-text.ts';

/** Results that they have handed in, and their places. */
export function ChallengeResults({ memberId }: { memberId: string }) {
  const results = useRead(listChallengeResults, { params: { id: memberId } });
  return (
    <Card title="Challenges">
      <Query
        of={results}
        failed="The challenges could not be loaded."
        loading={
          <Loading label="Loading challenges">
            <SkeletonLines lines={3} />
          </Loading>
        }
        empty={<p className="text-muted">Nothing submitted yet.</p>}
      >
        {list => (
          <ul className="divide-y divide-line border-y border-line">
            {list.map(result => (
              <Result key={result.challengeId} result={result} />
            ))}
          </ul>
        )}
      </Query>
    </Card>
  );
}

function Result({ result }: { result: ChallengeResult }) {
  const { weight: unit } = useUnits();
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="font-medium wrap-anywhere">{result.challengeName}</p>
      <p>{resultText(result, unit)}</p>
      <p className="text-sm text-muted">{rankText(result)}</p>
      <p className="text-xs text-faint">{datesText(result)}</p>
    </li>
  );
}
