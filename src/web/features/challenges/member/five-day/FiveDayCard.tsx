import { useState } from 'react';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import {
  type Challenge,
  datesText,
  type DayToComplete,
  stateOf,
} from '#web/features/challenges/challenge-text.ts';
import { besideTable, ChallengeFrame } from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { type FiveDay, firstShown } from './challenge-day.ts';
import { DayWorkout } from './DayWorkout.tsx';
import { FiveDays } from './FiveDays.tsx';
import { WeeklyProgressTable } from './WeeklyProgressTable.tsx';

type FiveDayCardProps = {
  challenge: Challenge;
  five: readonly FiveDay[];
  /** The weekday of the date that is shown; null at the weekend. */
  todays: ChallengeWeekday | null;
  isHall: boolean;
  /** Whether the progress is being loaded again. */
  isRefreshing: boolean;
  today: PlainDate;
  /** The day that has just been completed here, and is to have the focus. */
  completed: string | null;
  onFocusTaken: () => void;
  onComplete: (work: DayToComplete) => void;
};

/** The number of days done of the five, and one of them; in the hall any of them, and how everyone does. */
export function FiveDayCard(props: FiveDayCardProps) {
  const { challenge, five, todays, isHall, isRefreshing, today, completed, ...acts } = props;
  const [picked, setPicked] = useState<ChallengeWeekday | null>(null);
  const weekday = isHall ? (picked ?? firstShown(five, todays)) : todays;
  const shown = five.find(day => day.weekday === weekday);
  return (
    <ChallengeFrame kind="5-Day Challenge" name={challenge.name} state={stateOf(challenge, today)}>
      <div className={cx('grid gap-5', isHall && besideTable)}>
        <div className="grid gap-5">
          <div className="grid gap-3">
            <p className="text-sm text-muted">
              {challenge.challengeLevel} · {datesText(challenge)}
            </p>
            {challenge.instructions && (
              <p className="max-w-prose whitespace-pre-line text-muted">{challenge.instructions}</p>
            )}
            <FiveDays five={five} shown={weekday} onPick={isHall ? setPicked : null} />
          </div>
          {shown?.day ? (
            <DayWorkout
              // The key resets a picked day.
              key={shown.weekday}
              challenge={challenge}
              day={shown.day}
              state={shown.state}
              opensOn={shown.opensOn}
              isBrief={isHall}
              isRefreshing={isRefreshing}
              takesFocus={completed === shown.day.id}
              {...acts}
              onComplete={work => {
                // Once it is done another day would come first.
                setPicked(shown.weekday);
                acts.onComplete(work);
              }}
            />
          ) : (
            <p className="text-muted">
              {isHall ? 'The days of this challenge are not set yet.' : 'No workout is set for this day.'}
            </p>
          )}
        </div>
        {isHall && <WeeklyProgressTable challenge={challenge} />}
      </div>
    </ChallengeFrame>
  );
}
