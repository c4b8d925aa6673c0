import type { Player } from './use-player.ts';

/** The clock of the current set, by a time stamp: it goes on while the phone sleeps, and after a reload. */
export function setClockOf({ view: { exercise, nextSet }, state: { clocks }, act }: Player) {
  const key = exercise && nextSet ? `${exercise.prescriptionId} ${nextSet.setNum}` : '';
  const startedAt = clocks[key]?.startedAt ?? null;
  return {
    startedAt,
    start: () => act({ kind: 'clock', key, change: {} }),
    /** The whole seconds it has counted. */
    stop: (): number => {
      act({ kind: 'clock', key, change: null });
      return startedAt === null ? 0 : Math.max(1, Math.round((Date.now() - startedAt) / 1000));
    },
  };
}

export type SetClock = ReturnType<typeof setClockOf>;
