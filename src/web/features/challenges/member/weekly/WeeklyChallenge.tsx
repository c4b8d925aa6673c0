import { Swords } from 'lucide-react';
import { Suspense, useState } from 'react';
import { getCurrentChallenge, getMySubmission } from '#contract/challenges.ts';
import { maySubmitScore } from '#domain/membership/access.ts';
import { type Challenge, stateOf } from '#web/features/challenges/challenge-text.ts';
import {
  besideTable,
  ChallengeFailed,
  ChallengeFrame,
  NoChallenge,
} from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { ChallengeSkeleton } from '#web/features/challenges/member/card/ChallengeSkeleton.tsx';
import { CallError } from '#web/data/call.ts';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { ChallengeFacts } from './ChallengeFacts.tsx';
import { TopSubmissions } from './TopSubmissions.tsx';
import { PremiumOnly, WeeklyResult } from './WeeklyResult.tsx';

const SubmitScoreDialog = lazyPart(async () => (await import('./SubmitScoreDialog.tsx')).SubmitScoreDialog);

/** The single challenge running now. Without one there is nothing to show but in the hall. */
export function WeeklyChallenge({ isHall }: { isHall: boolean }) {
  const current = useRead(getCurrentChallenge, {});
  const isRefused = current.error?.status === 403;
  // Input for one challenge is never handed in to the next: the key resets it.
  if (current.data)
    return <Running key={current.data.id} challenge={current.data} isHall={isHall} isRefused={isRefused} />;
  if (current.isPending) return <ChallengeSkeleton />;
  if (isRefused) {
    return (
      <Card title="Weekly Challenge">
        <PremiumOnly />
      </Card>
    );
  }
  // Without a signal the strip above says so.
  if (current.isError)
    return isHall || current.error instanceof CallError ? (
      <ChallengeFailed kind="Weekly Challenge" read={current} />
    ) : null;
  return (
    isHall && (
      <NoChallenge kind="Weekly Challenge" icon={Swords}>
        No weekly challenge is running. The next one will appear here.
      </NoChallenge>
    )
  );
}

type RunningProps = { challenge: Challenge; isHall: boolean; isRefused: boolean };

function Running({ challenge, isHall, isRefused }: RunningProps) {
  const today = useToday();
  const { user, askedAt } = useCurrentUser();
  // In the hall one's place stands beside that of the others, who move it at any time.
  const options = { enabled: !isRefused, ...(isHall && { staleTime: 0 }) };
  const mine = useRead(getMySubmission, { params: { id: challenge.id } }, options);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const mayNow = !isRefused && !isExpired && user !== null && maySubmitScore(user, askedAt);
  const state = stateOf(challenge, today);
  return (
    <ChallengeFrame kind="Weekly Challenge" name={challenge.name} state={state}>
      <div className={cx('grid gap-5', isHall && besideTable)}>
        <div className="grid gap-5">
          <ChallengeFacts challenge={challenge} />
          <WeeklyResult
            challenge={challenge}
            mine={mine}
            isOver={state === 'Completed'}
            isHall={isHall}
            mayNow={mayNow}
            takesFocus={isSubmitted}
            onSubmit={() => {
              // A membership ends while the page stays open.
              if (user && !maySubmitScore(user, new Date())) return setExpired(true);
              setWasOpened(true);
              setOpen(true);
            }}
          />
        </div>
        {isHall && !isRefused && user && (
          <TopSubmissions challenge={challenge} mine={mine.data ?? null} user={user} />
        )}
      </div>
      <Suspense>
        {wasOpened && user && (
          <SubmitScoreDialog
            challenge={challenge}
            userId={user.id}
            // A result whose answer was lost on the way is there after the reload.
            open={isOpen && mayNow && !mine.data}
            onClose={() => setOpen(false)}
            onSubmitted={() => {
              setOpen(false);
              setSubmitted(true);
            }}
          />
        )}
      </Suspense>
    </ChallengeFrame>
  );
}
