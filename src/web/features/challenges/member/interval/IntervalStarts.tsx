import { Minus, Play, Plus, Timer } from 'lucide-react';
import { useState } from 'react';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { ChallengeDayExercise, DayToComplete } from '#web/features/challenges/challenge-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { type Intervals, intervalsOf, intervalsText, maxRounds, withinRounds } from './interval-clock.ts';
import { phaseNames } from './phase-look.ts';
import type { IntervalTimer } from './use-interval-timer.ts';

type IntervalStartsProps = { work: DayToComplete; timer: IntervalTimer; onShow: () => void };

/** The exercises that are done by the clock, each with its timer to start; or the way to the one that runs. */
export function IntervalStarts({ work: { challenge, exercises }, timer, onShow }: IntervalStartsProps) {
  const timed = exercises.flatMap(exercise => {
    const intervals = intervalsOf(exercise, challenge.rounds);
    return intervals ? [{ exercise, intervals }] : [];
  });
  if (timed.length === 0) return null;
  if (timer.moment) return <RunningTimer timer={timer} onShow={onShow} />;
  return (
    <ul aria-label="Interval timers" className="grid gap-3">
      {timed.map(({ exercise, intervals }) => (
        <Start
          key={exercise.id}
          exercise={exercise}
          intervals={intervals}
          onStart={chosen => {
            timer.start(exercise, chosen);
            onShow();
          }}
        />
      ))}
    </ul>
  );
}

function RunningTimer({ timer, onShow }: { timer: IntervalTimer; onShow: () => void }) {
  const { moment, intervals, isPaused } = timer;
  if (!moment || !intervals) return null;
  const phase = isPaused && moment.phase !== 'over' ? 'Paused' : phaseNames[moment.phase];
  return (
    <Button size="lg" className="min-h-16 w-full justify-between border-accent px-4" onClick={onShow}>
      <span className="flex items-center gap-2">
        <Timer aria-hidden="true" /> {phase}
      </span>
      <span className="text-2xl">{formatSeconds(moment.secondsLeft)}</span>
      <span className="text-base font-normal text-muted">
        Round {moment.round} of {intervals.rounds}
      </span>
    </Button>
  );
}

type StartProps = {
  exercise: ChallengeDayExercise;
  intervals: Intervals;
  onStart: (intervals: Intervals) => void;
};

function Start({ exercise: { exerciseName }, intervals, onStart }: StartProps) {
  const [rounds, setRounds] = useState(intervals.rounds);
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-3">
      <div>
        <p className="font-medium wrap-anywhere">{exerciseName}</p>
        <p className="text-sm text-muted">{intervalsText(intervals)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <div role="group" aria-label={`Rounds of ${exerciseName}`} className="flex items-center gap-1">
          <IconButton
            label="One round less"
            variant="secondary"
            className="size-13"
            disabled={rounds === 1}
            onClick={() => setRounds(withinRounds(rounds - 1))}
          >
            <Minus />
          </IconButton>
          <span aria-live="polite" className="w-16 text-center leading-tight">
            <span className="block text-2xl font-medium">{rounds}</span>
            <span className="text-xs text-faint">{rounds === 1 ? 'round' : 'rounds'}</span>
          </span>
          <IconButton
            label="One round more"
            variant="secondary"
            className="size-13"
            disabled={rounds === maxRounds}
            onClick={() => setRounds(withinRounds(rounds + 1))}
          >
            <Plus />
          </IconButton>
        </div>
        <Button
          size="lg"
          className="min-w-[min(9rem,100%)] flex-1 px-4"
          onClick={() => onStart({ ...intervals, rounds })}
        >
          <Play aria-hidden="true" /> Start Timer
          <span className="sr-only"> for {exerciseName}</span>
        </Button>
      </div>
    </li>
  );
}
