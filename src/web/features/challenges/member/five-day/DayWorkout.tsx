import { Check, ListChecks, Lock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { listChallengeDayExercises } from '#contract/challenges.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import {
  type Challenge,
  type ChallengeDay,
  type ChallengeDayExercise,
  type DayToComplete,
  weekdayLabel,
} from '#web/features/challenges/challenge-text.ts';
import { PartFailed } from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { FiveDay } from './challenge-day.ts';
import { DayExercises } from './DayExercises.tsx';

type DayWorkoutProps = {
  challenge: Challenge;
  day: ChallengeDay;
  state: FiveDay['state'];
  opensOn: PlainDate | null;
  /** Whether the exercises are shown on demand only. */
  isBrief: boolean;
  /** Whether its state is being loaded again. */
  isRefreshing: boolean;
  /** Whether it has just been completed here. */
  takesFocus: boolean;
  onFocusTaken: () => void;
  onComplete: (work: DayToComplete) => void;
};

/** A day's workout, and the way to complete it. */
export function DayWorkout(props: DayWorkoutProps) {
  const { challenge, day, state, opensOn, isBrief, isRefreshing } = props;
  const { takesFocus, onFocusTaken, onComplete } = props;
  const exercises = useRead(listChallengeDayExercises, { params: { dayId: day.id } });
  return (
    <section aria-labelledby={`day-${day.id}`} className="grid gap-4 border-t border-line pt-5">
      <div>
        <p className="text-sm text-faint">{weekdayLabel(day.dayOfWeek)}</p>
        <h3 id={`day-${day.id}`} className="display text-xl wrap-anywhere">
          {day.dayName || weekdayLabel(day.dayOfWeek)}
        </h3>
      </div>
      {isBrief ? (
        <details className="rounded-md border border-line">
          <summary className="flex min-h-(--control-height) cursor-pointer items-center gap-2 px-4 font-medium">
            <ListChecks aria-hidden="true" className="size-4.5 text-accent" /> See the workout
          </summary>
          <div className="grid gap-4 border-t border-line p-4">
            <Parts challenge={challenge} day={day} exercises={exercises} />
          </div>
        </details>
      ) : (
        <Parts challenge={challenge} day={day} exercises={exercises} />
      )}
      {state === 'done' && <Completed takesFocus={takesFocus} onFocusTaken={onFocusTaken} />}
      {state === 'upcoming' && opensOn && (
        <p className="flex items-center gap-2.5 text-muted">
          <Lock aria-hidden="true" className="size-4.5 shrink-0 text-faint" />
          Opens on {weekdayLabel(day.dayOfWeek)}, {formatDate(opensOn)}.
        </p>
      )}
      {state === 'open' && exercises.data && (
        <Button
          variant="primary"
          size="lg"
          className="w-full @md:w-auto @md:justify-self-start"
          pending={isRefreshing}
          onClick={() => onComplete({ challenge, day, exercises: exercises.data })}
        >
          Complete Workout
        </Button>
      )}
    </section>
  );
}

type PartsProps = Pick<DayWorkoutProps, 'challenge' | 'day'> & {
  exercises: {
    data: ChallengeDayExercise[] | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
};

function Parts({ challenge, day, exercises }: PartsProps) {
  return (
    <>
      <Part title="Goal" text={day.goal} />
      <Part title="Warm-up" text={day.warmup} />
      {exercises.data ? (
        <DayExercises exercises={exercises.data} rounds={challenge.rounds} />
      ) : exercises.isPending ? (
        <Loading label="Loading exercises" className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : (
        <PartFailed message="Failed to fetch exercises" read={exercises} />
      )}
      <Part title="Finisher" text={day.finisher} />
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    text && (
      <div>
        <h4 className="text-sm text-faint">{title}</h4>
        <p className="max-w-prose whitespace-pre-line">{text}</p>
      </div>
    )
  );
}

/** Takes the focus, once, when it replaces the button that had it. */
function Completed({ takesFocus, onFocusTaken }: Pick<DayWorkoutProps, 'takesFocus' | 'onFocusTaken'>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);
  return (
    <div ref={box} tabIndex={-1} className="justify-self-start">
      <Badge tone="success" className="min-h-9 px-4 text-sm">
        <Check aria-hidden="true" /> Completed
      </Badge>
    </div>
  );
}
