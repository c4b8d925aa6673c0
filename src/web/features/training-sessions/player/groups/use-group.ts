import { useEffect, useRef } from 'react';
import type { Measure } from '#domain/training-sessions/player/current-set.ts';
import { completeRound, groupView, saveResult } from '#domain/training-sessions/player/group-rounds.ts';
import type { StartedClock } from '#domain/training-sessions/player/player-state.ts';
import { signal } from '#web/features/training-sessions/player/state/signals.ts';
import { useNow } from '#web/features/training-sessions/player/state/use-now.ts';
import type { Player } from '#web/features/training-sessions/player/state/use-player.ts';

/** A group that is done against the clock: what it shows, and what its taps do. Null of any other. */
export function useGroup({ session, inPlay, state, view, act }: Player) {
  const isRunning = groupView(state, view, 0)?.clock?.stoppedAt === null;
  const now = useNow(isRunning);
  const group = groupView(state, view, now);
  const face = group?.face;
  useChangeSignal(isRunning && face ? `${face.phase} ${face.round}` : null, face?.phase === 'over');
  if (!group) return null;
  const { label, key } = group;
  const { roundEntries: entries } = state;
  const { units } = inPlay;
  const changeClock = (change: Partial<StartedClock>) => act({ kind: 'clock', key, change });
  return {
    ...group,
    entries,
    result: session.groups.find(one => one.label === label)?.result ?? null,
    enter: (prescriptionId: string, measure: Measure, value: number | null) =>
      act({ kind: 'enter-round', prescriptionId, measure, value }),
    start: () => {
      act({ kind: 'rest', endsAt: null });
      changeClock({});
    },
    stop: () => changeClock({ stoppedAt: Date.now() }),
    resume: () => changeClock({ stoppedAt: null, claimed: null }),
    claim: (rounds: number) => changeClock({ claimed: Math.max(0, rounds) }),
    setReps: (reps: number) => changeClock({ reps: Math.max(0, reps) }),
    roundDone: () => act(completeRound(group, entries, units)),
    save: () => act(saveResult(group, entries, units)),
  };
}

export type Group = NonNullable<ReturnType<typeof useGroup>>;

/** Sounds when the clock goes from one phase to the next while somebody watches. */
function useChangeSignal(phase: string | null, isOver: boolean): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && phase !== null && phase !== before.current)
      signal(isOver ? 'end' : 'change');
    before.current = phase;
  }, [phase, isOver]);
}
