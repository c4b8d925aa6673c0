import { useLayoutEffect, useRef } from 'react';
import { scoringText } from '#web/features/challenges/challenge-text.ts';
import { WeeklyProgressTable } from '#web/features/challenges/member/five-day/WeeklyProgressTable.tsx';
import { TopSubmissions } from '#web/features/challenges/member/weekly/TopSubmissions.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { ownResultText, ownScoreText, type PastChallenge } from './past-text.ts';

const caption = 'Final Standings';

/** The most that the server tells at once. */
const maxShown = 100;

/** The scoring, one's own result, and everyone's place. */
export function FinalStandings({ challenge }: { challenge: PastChallenge }) {
  const { user } = useCurrentUser();
  const { id, mine, participants, scoringType, exercise } = challenge;
  const score = ownScoreText(challenge, useUnits().weight);
  const top = useRef<HTMLDivElement>(null);
  // The list may have been scrolled, and the button that led here is gone.
  useLayoutEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, []);
  const isSingle = scoringType !== 'multi_day';
  const shown = isSingle ? maxShown : 10;
  return (
    <div ref={top} tabIndex={-1} className="grid gap-5 [--card-pad:1rem] sm:[--card-pad:1.25rem]">
      <p className="text-sm text-muted">
        {[exercise?.name, scoringText[scoringType]].filter(Boolean).join(' · ')}
      </p>
      {score && (
        <dl className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3.5">
          <div>
            <dt className="text-sm text-muted">Your Result</dt>
            <dd className="text-2xl font-medium tracking-tight">{score}</dd>
          </div>
          <div>
            <dt className="sr-only">Place</dt>
            <dd className="text-muted">{ownResultText(challenge)}</dd>
          </div>
        </dl>
      )}
      {participants > shown && (
        <p className="text-sm text-muted">
          The best {shown} of {participants.toLocaleString('en-US')}
          {mine && mine.rank > shown ? ', and you.' : '.'}
        </p>
      )}
      {isSingle && user && (
        <TopSubmissions
          challenge={challenge}
          mine={mine && { id, ...mine }}
          user={user}
          shown={maxShown}
          caption={caption}
          none="Nobody submitted a result."
        />
      )}
      {!isSingle && <WeeklyProgressTable challenge={challenge} caption={caption} />}
    </div>
  );
}
