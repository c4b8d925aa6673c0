import { Check, Lock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { getMySubmission } from '#contract/challenges.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { PartFailed } from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { Score } from './Score.tsx';

export type MySubmission = NonNullable<ResponseOf<typeof getMySubmission>>;

type WeeklyResultProps = {
  challenge: Challenge;
  mine: {
    data: MySubmission | null | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Whether its last day has passed. */
  isOver: boolean;
  isHall: boolean;
  /** Whether this member may hand in a score. */
  mayNow: boolean;
  /** The result has just been handed in: the button that had the focus is gone. */
  takesFocus: boolean;
  onSubmit: () => void;
};

/** The member's own result, or the way to hand it in. */
export function WeeklyResult(props: WeeklyResultProps) {
  const { challenge, mine, isOver, isHall, mayNow, takesFocus, onSubmit } = props;
  if (mine.data)
    return <YourResult challenge={challenge} mine={mine.data} isHall={isHall} takesFocus={takesFocus} />;
  if (!mayNow) return <PremiumOnly />;
  if (mine.isPending) {
    return (
      <Loading label="Loading your result">
        <Skeleton className="h-13 w-full" />
      </Loading>
    );
  }
  if (mine.data === undefined) return <PartFailed message="Your result could not be loaded." read={mine} />;
  if (isOver) return <p className="text-muted">This challenge has ended.</p>;
  return (
    <Button
      size="lg"
      variant={isHall ? 'primary' : 'secondary'}
      className="w-full @md:w-auto @md:justify-self-start"
      pending={mine.isFetching}
      onClick={onSubmit}
    >
      Submit Your Score
    </Button>
  );
}

type YourResultProps = Pick<WeeklyResultProps, 'challenge' | 'isHall' | 'takesFocus'> & {
  mine: MySubmission;
};

function YourResult({ challenge, mine, isHall, takesFocus }: YourResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <div
        ref={box}
        tabIndex={-1}
        className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-lg border border-success/40 bg-raised px-4 py-3.5"
      >
        <dl>
          <dt className="text-sm text-muted">Your Result</dt>
          <dd>
            <Score challenge={challenge} score={mine.score} isBig />
          </dd>
        </dl>
        <div className="flex items-center gap-3 pb-1">
          <span className="text-sm text-muted">Rank {mine.rank.toLocaleString('en-US')}</span>
          <Badge tone="success">
            <Check aria-hidden="true" /> Completed
          </Badge>
        </div>
      </div>
      <Button disabled size="lg" className="w-full @md:w-auto @md:justify-self-start">
        {isHall ? 'Already Submitted' : 'Challenge Completed'}
      </Button>
    </>
  );
}

/** For someone whose membership does not take part. */
export function PremiumOnly() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button disabled size="lg" className="w-full @md:w-auto">
        <Lock aria-hidden="true" /> Premium Only
      </Button>
      <a href="/subscribe" className="py-2 text-accent underline underline-offset-4 hover:decoration-2">
        Take part with a membership
      </a>
    </div>
  );
}
