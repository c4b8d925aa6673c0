import { firstNumber, formatSeconds, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { ChallengeDayExercise } from '#web/features/challenges/challenge-text.ts';

export type Intervals = { workSeconds: number; restSeconds: number; rounds: number };

export const maxRounds = 50;

/** To put the phone down and get into place. */
const readySeconds = 10;

/**
 * The intervals an exercise is done in; null without both times. As many rounds as it has sets, else as fit into its
 * time, else as the challenge has.
 */
export function intervalsOf(
  exercise: Pick<ChallengeDayExercise, 'workInterval' | 'restInterval' | 'sets' | 'time'>,
  challengeRounds: string,
): Intervals | null {
  const workSeconds = wholeSeconds(exercise.workInterval);
  const restSeconds = wholeSeconds(exercise.restInterval);
  if (workSeconds === 0 || restSeconds === 0) return null;
  const time = secondsOf(exercise.time);
  const fitting = time === null ? null : Math.round(time / (workSeconds + restSeconds));
  const rounds = firstNumber(exercise.sets) ?? fitting ?? firstNumber(challengeRounds) ?? 1;
  return { workSeconds, restSeconds, rounds: withinRounds(Math.floor(rounds)) };
}

export const withinRounds = (rounds: number): number => Math.min(maxRounds, Math.max(1, rounds));

const wholeSeconds = (text: string | null) => Math.round(secondsOf(text) ?? 0);

/**
 * Intervals under way. Instants are in milliseconds since 1970: whatever the screen did meanwhile, where the run stands
 * follows from the clock alone. A pause or a skip moves the start.
 */
export type IntervalRun = {
  intervals: Intervals;
  startedAt: number;
  pausedAt: number | null;
  /** The last instant at which someone pressed something. */
  changedAt: number;
};

export type Moment = {
  phase: 'ready' | 'work' | 'rest' | 'over';
  /** From 1. */
  round: number;
  /** Whole seconds until the next phase. */
  secondsLeft: number;
  /** Length of the whole phase. */
  phaseSeconds: number;
};

export const startRun = (intervals: Intervals, now: number): IntervalRun => ({
  intervals,
  startedAt: now,
  pausedAt: null,
  changedAt: now,
});

export const pauseRun = (run: IntervalRun, now: number): IntervalRun =>
  run.pausedAt === null ? { ...run, pausedAt: now, changedAt: now } : run;

export const resumeRun = (run: IntervalRun, now: number): IntervalRun =>
  run.pausedAt === null
    ? run
    : { ...run, startedAt: run.startedAt + (now - run.pausedAt), pausedAt: null, changedAt: now };

/** On to the next phase; a run that is paused stays so. */
export const skipPhase = (run: IntervalRun, now: number): IntervalRun => ({
  ...run,
  startedAt: run.startedAt - stand(run, now).msLeft,
  changedAt: now,
});

/** The state of a run at an instant. After the last work it is over: the last rest is no part of it. */
export function momentAt(run: IntervalRun, now: number): Moment {
  const { phase, round, msLeft, phaseSeconds } = stand(run, now);
  return { phase, round, secondsLeft: Math.ceil(msLeft / 1000), phaseSeconds };
}

function stand(run: IntervalRun, now: number): Omit<Moment, 'secondsLeft'> & { msLeft: number } {
  const { workSeconds, restSeconds, rounds } = run.intervals;
  const elapsed = Math.max(0, (run.pausedAt ?? Math.max(now, run.changedAt)) - run.startedAt);
  const sinceReady = elapsed - readySeconds * 1000;
  if (sinceReady < 0) return { phase: 'ready', round: 1, msLeft: -sinceReady, phaseSeconds: readySeconds };
  const [work, cycle] = [workSeconds * 1000, (workSeconds + restSeconds) * 1000];
  const round = Math.floor(sinceReady / cycle) + 1;
  const sinceRound = sinceReady - (round - 1) * cycle;
  const isWork = sinceRound < work;
  if (round > rounds || (round === rounds && !isWork))
    return { phase: 'over', round: rounds, msLeft: 0, phaseSeconds: 0 };
  return isWork
    ? { phase: 'work', round, msLeft: work - sinceRound, phaseSeconds: workSeconds }
    : { phase: 'rest', round, msLeft: cycle - sinceRound, phaseSeconds: restSeconds };
}

export type Signal = 'tick' | Exclude<Moment['phase'], 'ready'>;

/** The sound due between two looks at the clock: a phase that has begun, or one of its last three seconds. */
export function signalBetween(before: Moment, now: Moment): Signal | null {
  if (now.phase !== before.phase || now.round !== before.round)
    return now.phase === 'ready' ? null : now.phase;
  return now.secondsLeft !== before.secondsLeft && now.secondsLeft <= 3 ? 'tick' : null;
}

/** The announcement when a phase begins. */
export function momentText({ phase, round, phaseSeconds }: Moment, { rounds }: Intervals): string {
  if (phase === 'ready') return `Get ready, ${phaseSeconds} seconds.`;
  if (phase === 'over') return rounds === 1 ? 'The round is done.' : `All ${rounds} rounds are done.`;
  const time = spoken(phaseSeconds);
  return phase === 'work' ? `Round ${round} of ${rounds}. Work, ${time}.` : `Rest, ${time}.`;
}

/** '1 minute 30 seconds' */
function spoken(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [counted(minutes, 'minute'), counted(rest, 'second')].filter(Boolean).join(' ');
}

const counted = (count: number, word: string) => count > 0 && `${count} ${word}${count === 1 ? '' : 's'}`;

/** '40 s work · 1:30 rest' */
export const intervalsText = ({ workSeconds, restSeconds }: Intervals): string =>
  `${shortTime(workSeconds)} work · ${shortTime(restSeconds)} rest`;

const shortTime = (seconds: number) => (seconds < 60 ? `${seconds} s` : formatSeconds(seconds));
