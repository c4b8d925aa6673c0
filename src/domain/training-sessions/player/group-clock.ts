import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';

/** What the clock of a group shows at a moment. */
export type ClockFace = {
  phase: 'work' | 'rest' | 'over';
  /** From 1; null where rounds are not counted by the clock. */
  round: number | null;
  of: number | null;
  /** Seconds until the phase ends; null where only the time is counted. */
  secondsLeft: number | null;
  secondsPassed: number;
};

const minute = 60;
const usualRounds = 10;

type Terms = Omit<GroupFormat, 'kind'> & { kind: GroupFormat['kind'] };

/** Of rounds that the clock counts: an EMOM's minute, an interval's work; and the rest after each. In seconds. */
function beatOf({ kind, workSeconds, restSeconds, rounds, capSeconds }: Terms) {
  if (kind !== 'emom' && kind !== 'intervals') return null;
  const work = workSeconds ?? minute;
  const rest = kind === 'emom' ? 0 : (restSeconds ?? 0);
  const fitting = capSeconds === null ? usualRounds : Math.max(1, Math.floor(capSeconds / (work + rest)));
  return { work, rest, rounds: rounds ?? fitting };
}

/** How many rounds are to be done; null where as many as can be. */
export function roundsOf(terms: Terms): number | null {
  return terms.kind === 'amrap' ? null : (beatOf(terms)?.rounds ?? terms.rounds);
}

/** How long it lasts at most, in seconds; null where nothing ends it but the work. */
export function lengthOf(terms: Terms): number | null {
  const beat = beatOf(terms);
  // Nobody rests after the last round.
  if (beat) return beat.rounds * (beat.work + beat.rest) - beat.rest;
  return terms.capSeconds ?? (terms.kind === 'amrap' ? usualRounds * minute : null);
}

/** By time stamps, in milliseconds: a phone that slept in between is right at once. */
export function clockAt(terms: Terms, startedAt: number, now: number): ClockFace {
  const passed = Math.max(0, (now - startedAt) / 1000);
  const length = lengthOf(terms);
  const beat = beatOf(terms);
  const secondsPassed = Math.floor(length === null ? passed : Math.min(passed, length));
  if (length !== null && passed >= length)
    return {
      phase: 'over',
      round: beat?.rounds ?? null,
      of: beat?.rounds ?? null,
      secondsLeft: 0,
      secondsPassed,
    };
  if (!beat) {
    const secondsLeft = length === null ? null : Math.ceil(length - passed);
    return { phase: 'work', round: null, of: terms.rounds, secondsLeft, secondsPassed };
  }
  const round = Math.floor(passed / (beat.work + beat.rest)) + 1;
  const within = passed - (round - 1) * (beat.work + beat.rest);
  const isWork = within < beat.work;
  return {
    phase: isWork ? 'work' : 'rest',
    round,
    of: beat.rounds,
    secondsLeft: Math.ceil((isWork ? beat.work : beat.work + beat.rest) - within),
    secondsPassed,
  };
}

/** What a group came to: for time its seconds, else its rounds and the reps of the one that was not finished. */
export function resultOf(
  { kind }: Pick<Terms, 'kind'>,
  done: { rounds: number; reps: number; seconds: number },
): { rounds: number | null; reps: number | null; seconds: number | null } {
  if (kind === 'for-time') return { rounds: done.rounds, reps: null, seconds: done.seconds };
  return { rounds: done.rounds, reps: kind === 'amrap' ? done.reps : null, seconds: null };
}
