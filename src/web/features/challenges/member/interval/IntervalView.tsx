import { ListChecks, Pause, Play, RotateCcw, SkipForward, Volume2, VolumeX, X } from 'lucide-react';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { intervalsText } from './interval-clock.ts';
import { phaseNames, phaseTones } from './phase-look.ts';
import type { IntervalTimer } from './use-interval-timer.ts';

/** The timer alone, to be read from the floor: the phase, the seconds, the round. */
export function IntervalView({ timer, onBack }: { timer: IntervalTimer; onBack: () => void }) {
  const { exercise, intervals, moment, isPaused } = timer;
  if (!exercise || !intervals || !moment) return null;
  const { phase, round, secondsLeft, phaseSeconds } = moment;
  const isOver = phase === 'over';
  return (
    <div className="grid min-h-full content-start gap-5 text-center">
      <p className="text-lg font-medium wrap-anywhere">{exercise.exerciseName}</p>
      <div className={cx('grid gap-1 rounded-xl border py-6', phaseTones[phase].box)}>
        <p className={cx('display text-3xl', phaseTones[phase].text)}>
          {isPaused && !isOver ? 'Paused' : phaseNames[phase]}
        </p>
        <p
          role="timer"
          aria-label={`${phaseNames[phase]}, ${formatSeconds(secondsLeft)} left`}
          className="text-[clamp(5.5rem,30vw,10rem)] leading-none font-medium tracking-tight"
        >
          {formatSeconds(secondsLeft)}
        </p>
        <p className="text-lg text-muted">
          Round {round} of {intervals.rounds}
        </p>
      </div>
      <ProgressBar
        label={`${phaseNames[phase]}, time gone`}
        hideLabel
        value={isOver ? 1 : phaseSeconds - secondsLeft}
        max={isOver ? 1 : phaseSeconds}
        tone={phaseTones[phase].bar}
      />
      <p className="text-muted">{intervalsText(intervals)}</p>
      <div className="grid grid-cols-3 gap-2">
        <Button variant="ghost" className="min-h-13 px-2" onClick={onBack}>
          <ListChecks aria-hidden="true" /> Results
        </Button>
        <Button
          variant="ghost"
          className="min-h-13 px-2"
          aria-pressed={!timer.isSilent}
          onClick={() => timer.silence(!timer.isSilent)}
        >
          {timer.isSilent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />} Sound
        </Button>
        <Button
          variant="ghost"
          className="min-h-13 px-2"
          onClick={() => {
            timer.stop();
            onBack();
          }}
        >
          <X aria-hidden="true" /> Stop
        </Button>
      </div>
    </div>
  );
}

/** The two that are pressed with gloves on. */
export function IntervalButtons({ timer, onBack }: { timer: IntervalTimer; onBack: () => void }) {
  const { exercise, intervals, moment, isPaused } = timer;
  if (!exercise || !intervals || !moment) return null;
  if (moment.phase === 'over') {
    return (
      <>
        <Button size="lg" className={big} onClick={() => timer.start(exercise, intervals)}>
          <RotateCcw aria-hidden="true" /> Again
        </Button>
        <Button
          variant="primary"
          size="lg"
          className={big}
          onClick={() => {
            timer.stop();
            onBack();
          }}
        >
          Enter Results
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        autoFocus
        className={big}
        onClick={isPaused ? timer.resume : timer.pause}
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button size="lg" className={big} onClick={timer.skip}>
        <SkipForward aria-hidden="true" /> Skip
      </Button>
    </>
  );
}

const big = 'min-h-18 text-xl sm:min-w-40';
