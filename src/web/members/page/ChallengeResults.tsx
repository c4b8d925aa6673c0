import { listChallengeResults } from '#contract/challenges.ts';
import { datesText } from '#web/challenges/challenge-words.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { type ChallengeResult, placeText, resultText } from './member-page-words.ts';

/** What they have handed in, and where it stood. */
export function ChallengeResults({ memberId }: { memberId: string }) {
  const results = useRead(listChallengeResults, { params: { id: memberId } });
  return (
    <Card title="Challenges">
      {results.data?.length === 0 && <p className="text-muted">Nothing handed in yet.</p>}
      {results.data && results.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {results.data.map(result => (
            <Result key={result.challengeId} result={result} />
          ))}
        </ul>
      )}
      {results.isPending && (
        <Loading label="Loading challenges">
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {results.error && !results.data && (
        <ErrorState
          message={sentenceOf(results.error, 'The challenges could not be loaded.')}
          onRetry={results.refetch}
          retrying={results.isFetching}
        />
      )}
    </Card>
  );
}

function Result({ result }: { result: ChallengeResult }) {
  const { weight: unit } = useUnits();
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="font-medium wrap-anywhere">{result.challengeName}</p>
      <p>{resultText(result, unit)}</p>
      <p className="text-sm text-muted">{placeText(result)}</p>
      <p className="text-xs text-faint">{datesText(result)}</p>
    </li>
  );
}
