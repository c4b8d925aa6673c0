import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import type { SetEntry } from './current-set.ts';
import type { PlayerEvent } from './player-event.ts';

/** A clock by the instant at which it was started, in milliseconds since 1970: it goes on while the app is closed. */
export type StartedClock = {
  startedAt: number;
  stoppedAt: number | null;
  /** Of a group: rounds whose sets are saved, what else is claimed of the result, null where nothing is. */
  rounds: number;
  claimed: number | null;
  reps: number;
};

/** What was done last, and what undoes it. */
export type LastAct = {
  label: string;
  prescriptionId: string;
  undo: readonly PlayerEvent[];
  /** It was a part of a hold. */
  isPart?: true;
  /** The clock it was a round of. */
  roundOf?: string;
};

/** Asked before a set is saved that no one may have meant. */
export type Question = { slot: string; values: Partial<SetEntry>; unlikely: Unlikely };

/** What the player knows beside the session's events. */
export type PlayerState = {
  /** The exercise that was gone to; null while none was. */
  position: string | null;
  /** Until when someone rests, in milliseconds since 1970, and for how many seconds in all. */
  rest: { endsAt: number | null; seconds: number | null };
  /** Exercises whose warm-ups were passed over. */
  pastWarmUps: readonly string[];
  /** By exercise, how many sets are wanted beyond those prescribed; below zero of one that was done with fewer. */
  extraSets: Readonly<Record<string, number>>;
  /** By the set that is timed, or by the group. */
  clocks: Readonly<Record<string, StartedClock>>;
  /** What was typed of the set that the slot names. */
  entry: { slot: string; values: Partial<SetEntry> };
  /** What was typed of the rounds of a group, by exercise. */
  roundEntries: Readonly<Record<string, Partial<SetEntry>>>;
  question: Question | null;
  lastAct: LastAct | null;
  /** The exercise whose last set was a new best. */
  newBest: string | null;
  /** For a screen reader. */
  announcement: string;
};

export const noRest: PlayerState['rest'] = { endsAt: null, seconds: 0 };

export const newPlayer: PlayerState = {
  position: null,
  rest: noRest,
  pastWarmUps: [],
  extraSets: {},
  clocks: {},
  entry: { slot: '', values: {} },
  roundEntries: {},
  question: null,
  lastAct: null,
  newBest: null,
  announcement: '',
};

export const newClock = (startedAt: number): StartedClock => ({
  startedAt,
  stoppedAt: null,
  rounds: 0,
  claimed: null,
  reps: 0,
});
