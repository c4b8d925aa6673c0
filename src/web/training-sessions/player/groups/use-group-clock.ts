import { useEffect, useRef, useState } from 'react';
import { clockAt, resultOf, roundsOf } from '#domain/training-sessions/group-clock.ts';
import { isAgainstTheClock } from '#domain/training-sessions/next-exercise.ts';
import { setsOfRounds, takenBackRounds } from '#domain/training-sessions/rounds.ts';
import type { SetInHand } from '#domain/training-sessions/set-in-hand.ts';
import { workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import { startedNow, type StartedClock } from '#web/training-sessions/player/state/player-memory.ts';
import { readySound, signal } from '#web/training-sessions/player/state/signals.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { useNow } from '#web/training-sessions/player/state/use-now.ts';

/** A group that is done against the clock: what it shows, and what its taps tell. Null for any other. */
export function useGroupClock(player: Player) {
  const { band, memory, kept, units, changeMemory } = player;
  const [changed, setChanged] = useState<Record<string, Partial<SetInHand>>>({});
  const format = band?.format && isAgainstTheClock(band.format.kind) ? band.format : null;
  const key = band ? `group ${band.exercises[0].prescriptionId}` : '';
  const clock = format ? memory.clocks[key] : undefined;
  const isGoing = clock !== undefined && clock.stoppedAt === null;
  const now = useNow(isGoing);
  const face = format && clock ? clockAt(format, clock.startedAt, clock.stoppedAt ?? now) : null;
  useChangeSignal(isGoing && face ? `${face.phase} ${face.round}` : null, face?.phase === 'over');
  if (!format || !band || band.label === null) return null;

  const set = (next: (clock: StartedClock) => StartedClock) =>
    changeMemory(all => {
      const before = all.clocks[key] ?? startedNow();
      return { ...all, clocks: { ...all.clocks, [key]: next(before) } };
    });
  const exercises = band.exercises as Player['session']['exercises'];
  const { label } = band;
  const result = player.session.groups.find(group => group.label === label)?.result ?? null;
  const asked = roundsOf(format);
  const isOver = face !== null && (face.phase === 'over' || clock?.stoppedAt !== null);
  const told = clock?.rounds ?? 0;
  const isAllDone = format.kind === 'for-time' && asked !== null && told >= asked;
  const byClock = format.kind === 'emom' || format.kind === 'intervals' ? (face?.round ?? 0) : 0;
  const rounds = clock?.claimed ?? (told === 0 && isOver ? byClock : told);

  const roundDone = () => {
    readySound();
    const sets = setsOfRounds(exercises, 1, changed, units);
    void kept.tell(...sets);
    const isLast = format.kind === 'for-time' && asked !== null && told + 1 >= asked;
    set(before => ({ ...before, rounds: before.rounds + 1, stoppedAt: isLast ? Date.now() : null }));
    player.say(`Round ${told + 1} done`);
    player.setLastAct({
      words: `Round ${told + 1}`,
      takeBack: sets.map(({ prescriptionId, setNum }) => ({ kind: 'unset', prescriptionId, setNum })),
      prescriptionId: exercises[0]?.prescriptionId ?? '',
      also: () => set(before => ({ ...before, rounds: Math.max(0, before.rounds - 1), stoppedAt: null })),
    });
  };

  const keep = async () => {
    readySound();
    const more = setsOfRounds(exercises, Math.max(0, rounds - told), changed, units);
    const less = takenBackRounds(exercises, Math.max(0, told - rounds));
    const seconds = face?.secondsPassed ?? 0;
    const isStarted = (one: (typeof exercises)[number]) =>
      one.state === 'open' && (rounds > 0 || workDoneOf(one) > 0);
    await kept.tell(
      ...more,
      ...less,
      { kind: 'result', groupLabel: label, ...resultOf(format, { rounds, reps: clock?.reps ?? 0, seconds }) },
      ...exercises
        .filter(isStarted)
        .map(({ prescriptionId }) => ({ kind: 'finish' as const, prescriptionId })),
    );
    set(before => ({ ...before, rounds, claimed: null }));
    player.setLastAct(null);
    player.leaveGroup(exercises.map(({ prescriptionId }) => prescriptionId));
  };

  return {
    format,
    label,
    exercises,
    result,
    asked,
    face,
    clock,
    isOver,
    rounds,
    reps: clock?.reps ?? 0,
    changed,
    change: (prescriptionId: string, values: Partial<SetInHand>) =>
      setChanged(all => ({ ...all, [prescriptionId]: { ...all[prescriptionId], ...values } })),
    start: () => {
      readySound();
      player.setRest(null);
      set(startedNow);
    },
    stop: () => set(before => ({ ...before, stoppedAt: Date.now() })),
    /** Stopped by a slip: its time went on. */
    mayGoOn: clock !== undefined && !isGoing && face?.phase !== 'over' && !isAllDone,
    goOn: () => set(before => ({ ...before, stoppedAt: null, claimed: null })),
    claim: (value: number) => set(before => ({ ...before, claimed: Math.max(0, value) })),
    setReps: (reps: number) => set(before => ({ ...before, reps: Math.max(0, reps) })),
    roundDone,
    keep,
  };
}

export type GroupClock = NonNullable<ReturnType<typeof useGroupClock>>;

/** Sounds when the clock goes from one phase to the next while somebody watches. */
function useChangeSignal(phase: string | null, isOver: boolean): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && phase !== null && phase !== before.current)
      signal(isOver ? 'end' : 'change');
    before.current = phase;
  }, [phase, isOver]);
}
