import { newClock, type PlayerState, type StartedClock } from './player-state.ts';

/** With a clock changed, begun where there is none, or ended by null. */
export function withClock(
  state: PlayerState,
  key: string,
  change: Partial<StartedClock> | null,
  now: number,
): PlayerState {
  const { [key]: clock = newClock(now), ...others } = state.clocks;
  return { ...state, clocks: change ? { ...others, [key]: { ...clock, ...change } } : others };
}

/** What of the last act no event undoes. */
export function undoOnDevice(state: PlayerState, now: number): PlayerState {
  const roundOf = state.lastAct?.roundOf;
  if (roundOf === undefined) return state;
  const rounds = Math.max(0, (state.clocks[roundOf]?.rounds ?? 0) - 1);
  return withClock(state, roundOf, { rounds, stoppedAt: null }, now);
}
