import { startedNow } from './player-memory.ts';
import type { Player } from './use-player.ts';

/** The clock of the set in hand, by a time stamp: it goes on while the phone sleeps, and after a reload. */
export function useSetClock({ shown, ahead, memory, changeMemory }: Player) {
  const key = shown && ahead ? `${shown.prescriptionId} ${ahead.setNum}` : '';
  const startedAt = memory.clocks[key]?.startedAt ?? null;
  const without = () =>
    changeMemory(now => {
      const { [key]: _ended, ...clocks } = now.clocks;
      return { ...now, clocks };
    });
  return {
    startedAt,
    start: () =>
      changeMemory(now => ({
        ...now,
        clocks: { ...now.clocks, [key]: startedNow() },
      })),
    /** The whole seconds it has counted. */
    stop: (): number => {
      without();
      return startedAt === null ? 0 : Math.max(1, Math.round((Date.now() - startedAt) / 1000));
    },
  };
}
