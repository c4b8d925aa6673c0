import { useEffect, useState } from 'react';
import type { ChallengeDayExercise } from '#web/features/challenges/challenge-text.ts';
import {
  type IntervalRun,
  type Intervals,
  momentAt,
  momentText,
  pauseRun,
  resumeRun,
  signalBetween,
  skipPhase,
  startRun,
} from './interval-clock.ts';
import { give, isSilent, keepSilent, wakeSound } from './interval-signals.ts';

type Started = { exercise: ChallengeDayExercise; run: IntervalRun };

/** The timer of one exercise at a time. It runs on while the dialog is closed, and by the clock while the phone sleeps. */
export function useIntervalTimer() {
  const [started, setStarted] = useState<Started | null>(null);
  const [silent, setSilent] = useState(isSilent);
  const moment = useMoment(started?.run ?? null, !silent);
  const change = (to: (run: IntervalRun, now: number) => IntervalRun) => {
    void wakeSound();
    if (started) setStarted({ ...started, run: to(started.run, Date.now()) });
  };
  const isPaused = started !== null && started.run.pausedAt !== null;
  return {
    exercise: started?.exercise ?? null,
    intervals: started?.run.intervals ?? null,
    moment,
    isPaused,
    /** Someone is in the middle of it. */
    isRunning: moment !== null && moment.phase !== 'over' && !isPaused,
    /** Announcement, read out when it changes. */
    words: started && moment ? (isPaused ? 'Paused.' : momentText(moment, started.run.intervals)) : '',
    isSilent: silent,
    silence: (wanted: boolean) => {
      keepSilent(wanted);
      setSilent(wanted);
      if (!wanted) void wakeSound();
    },
    start: (exercise: ChallengeDayExercise, intervals: Intervals) => {
      void wakeSound();
      setStarted({ exercise, run: startRun(intervals, Date.now()) });
    },
    pause: () => change(pauseRun),
    resume: () => change(resumeRun),
    skip: () => change(skipPhase),
    stop: () => setStarted(null),
  };
}

export type IntervalTimer = ReturnType<typeof useIntervalTimer>;

/** Looked at several times a second, and at once when the screen is back. */
function useMoment(run: IntervalRun | null, isLoud: boolean) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (run === null || run.pausedAt !== null) return undefined;
    let before = momentAt(run, Date.now());
    const look = () => {
      const moment = momentAt(run, Date.now());
      const signal = signalBetween(before, moment);
      if (signal) give(signal, isLoud);
      before = moment;
      setNow(Date.now());
      if (moment.phase === 'over') clearInterval(timer);
    };
    const timer = setInterval(look, 200);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [run, isLoud]);
  return run && momentAt(run, now);
}
