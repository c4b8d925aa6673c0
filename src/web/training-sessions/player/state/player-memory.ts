import { useCallback, useState } from 'react';

/** A clock that somebody started, in milliseconds since 1970: it goes on while the app is closed. */
export type StartedClock = {
  startedAt: number;
  stoppedAt: number | null;
  /** Of a group: rounds whose sets are told, what else is said of the result, null where nothing is. */
  rounds: number;
  claimed: number | null;
  reps: number;
};

/** What the device keeps of a session beside its events and the place one is at: it is of use to nobody else. */
export type PlayerMemory = {
  /** Exercises whose warm-ups were passed over. */
  pastWarmUps: readonly string[];
  /** By the exercise, how many sets are wanted beyond those asked for. */
  more: Readonly<Record<string, number>>;
  /** By the set that is timed, or the group's label. */
  clocks: Readonly<Record<string, StartedClock>>;
};

const nothing: PlayerMemory = { pastWarmUps: [], more: {}, clocks: {} };
const prefix = 'session-player ';
/** Of sessions before these nobody is in the midst. */
const mostKept = 5;

export const startedNow = (): StartedClock => ({
  startedAt: Date.now(),
  stoppedAt: null,
  rounds: 0,
  claimed: null,
  reps: 0,
});

export function usePlayerMemory(trainingDayId: string) {
  const [memory, setMemory] = useState(() => read(trainingDayId));
  const change = useCallback(
    (next: (now: PlayerMemory) => PlayerMemory) =>
      setMemory(now => {
        const changed = next(now);
        keep(trainingDayId, changed);
        return changed;
      }),
    [trainingDayId],
  );
  return [memory, change] as const;
}

function read(trainingDayId: string): PlayerMemory {
  try {
    const kept = localStorage.getItem(prefix + trainingDayId);
    return kept === null ? nothing : { ...nothing, ...(JSON.parse(kept) as PlayerMemory) };
  } catch {
    return nothing;
  }
}

function keep(trainingDayId: string, memory: PlayerMemory): void {
  try {
    const others = Object.keys(localStorage).filter(
      key => key.startsWith(prefix) && key !== prefix + trainingDayId,
    );
    for (const key of others.slice(0, Math.max(0, others.length - mostKept))) localStorage.removeItem(key);
    localStorage.setItem(prefix + trainingDayId, JSON.stringify(memory));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
