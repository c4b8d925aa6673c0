import { useEffect, useMemo, useState } from 'react';
import { type Loadable } from '#domain/loads/loadable.ts';
import { warmUpFor } from '#domain/loads/warm-up.ts';
import { bandOf, exerciseNow, isOpen, restAfter, withSet } from '#domain/training-sessions/next-exercise.ts';
import { setAhead, setMore, workAskedOf, workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import {
  type Measure,
  missingOf,
  setInHand,
  type SetInHand,
  setToTell,
  stepped,
} from '#domain/training-sessions/set-in-hand.ts';
import { placeWords } from '#domain/training-sessions/session-words.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { isCountedInSets } from '#web/training/day/training-day.ts';
import { useSession } from '#web/training-sessions/device/use-session.ts';
import { usePlace } from '#web/training-sessions/device/use-place.ts';
import type { NewEvent } from '#web/training-sessions/device/new-event.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { unlikelySet } from './unlikely-set.ts';
import { usePersonsLoading } from './persons-loading.ts';
import { usePlayerMemory } from './player-memory.ts';
import type { ShownExercise, ShownSession } from './shown-session.ts';
import { readySound } from './signals.ts';

type Kept = ReturnType<typeof useSession>;

/** Asked before a set is told that nobody may have meant. */
type Question = { slot: string; given: Partial<SetInHand>; unlikely: Unlikely };

/** What was done last, and what takes it back. */
type LastAct = {
  words: string;
  takeBack: readonly NewEvent[];
  prescriptionId: string;
  /** What the device takes back beside it. */
  also?: () => void;
};

/** A session that is being done: where one is, the set in hand, and all that can be done about it. */
export function usePlayer(session: ShownSession, kept: Kept) {
  const [{ place, restEndsAt, restSeconds }, setPlace] = usePlace(session.trainingDayId);
  const [memory, changeMemory] = usePlayerMemory(session.trainingDayId);
  const { loading, units } = usePersonsLoading(session);
  const [lastAct, setLastAct] = useState<LastAct | null>(null);
  const [said, setSaid] = useState('');
  const { exercises } = session;

  const shown = useMemo(() => {
    const chosen = exercises.find(({ prescriptionId }) => prescriptionId === place?.prescriptionId);
    const last = lastDone(exercises);
    return (
      chosen ??
      exerciseNow(exercises, last) ??
      exercises.find(({ prescriptionId }) => prescriptionId === last) ??
      exercises[0] ??
      null
    );
  }, [exercises, place]);

  const loadableOf = (exercise: ShownExercise): Loadable => ({
    loading,
    unit: units.weight,
    loadedOn: session.lifts[exercise.exerciseId]?.facts.loadedOn ?? 'either',
  });
  const warmUpsOf = (exercise: ShownExercise) =>
    warmUpFor(exercise.category, exercise.load.weight, loadableOf(exercise));
  const aheadOf = (exercise: ShownExercise) =>
    setAhead(exercise, {
      warmUps: warmUpsOf(exercise).length,
      isPastWarmUps: memory.pastWarmUps.includes(exercise.prescriptionId),
    });

  const wantedOf = (exercise: ShownExercise) =>
    workAskedOf(exercise) + (memory.more[exercise.prescriptionId] ?? 0);
  const wantsMore = (exercise: ShownExercise) =>
    exercise.state !== 'skipped' &&
    workDoneOf(exercise) >= workAskedOf(exercise) &&
    workDoneOf(exercise) < wantedOf(exercise);
  const ahead = shown && (wantsMore(shown) ? setMore(shown) : shown.state === 'open' ? aheadOf(shown) : null);
  const offered =
    shown && ahead ? setInHand(shown, ahead, units, warmUpsOf(shown)[ahead.place - 1] ?? null) : null;
  const slot =
    shown && ahead ? `${shown.prescriptionId} ${shown.exerciseId} ${ahead.setKind} ${ahead.setNum}` : '';
  const [typed, setTyped] = useState<{ slot: string; values: Partial<SetInHand> }>({ slot, values: {} });
  const values = typed.slot === slot ? typed.values : {};
  const inHand = offered && { ...offered, ...values };

  const change = (measure: Measure | 'rpe', value: number | null) =>
    setTyped(before => ({
      slot,
      values: { ...(before.slot === slot ? before.values : {}), [measure]: value },
    }));
  const step = (measure: Measure, way: 'up' | 'down') =>
    setTyped(before => {
      if (!shown || !offered) return before;
      const now = before.slot === slot ? before.values : {};
      const value = { ...offered, ...now }[measure];
      return { slot, values: { ...now, [measure]: stepped(measure, value, way, loadableOf(shown)) } };
    });

  /** Goes on from sets just told: the next exercise, and the rest before it. */
  const goOn = (
    after: readonly ShownExercise[],
    from: ShownExercise,
    setKind: 'work' | 'warmup' | 'drop' | 'failure',
    rest: number,
  ) => {
    const current = after.find(({ prescriptionId }) => prescriptionId === from.prescriptionId) ?? from;
    const next = wantsMore(current) ? current : exerciseNow(after, from.prescriptionId);
    const set = next && (next === current && wantsMore(current) ? setMore(current) : aheadOf(next));
    const seconds = restAfter(
      after,
      { exercise: current, setKind, restSeconds: rest },
      next && set ? { exercise: next, set } : null,
    );
    setPlace({
      place: { prescriptionId: (next ?? from).prescriptionId, setNum: set?.setNum ?? 1 },
      restEndsAt: seconds > 0 ? Date.now() + seconds * 1000 : null,
      restSeconds: seconds,
    });
    const rested = seconds > 0 ? ` Rest ${formatSeconds(seconds)}.` : '';
    const named = next && next.prescriptionId !== from.prescriptionId ? ` Next: ${next.name}.` : '';
    return `${rested}${named}`;
  };

  const [question, setQuestion] = useState<Question | null>(null);
  const asked = question?.slot === slot ? question : null;
  const done = async (given: Partial<SetInHand> = {}, isSure = false) => {
    readySound();
    if (!shown || !ahead || !inHand) return;
    const set = { ...inHand, ...given };
    if (missingOf(shown.category, set) !== null) return;
    const unlikely = isSure ? null : unlikelySet(session, shown, { ...ahead, ...set }, units);
    setQuestion(unlikely && { slot, given, unlikely });
    if (unlikely) return;
    const { setNum, setKind } = ahead;
    const next = () => {
      const after = withSet(exercises, shown.prescriptionId, { setNum, setKind });
      const rest = ahead.target?.restSeconds ?? shown.targets.at(-1)?.restSeconds ?? 0;
      const words = placeWords(ahead);
      const isMissed = set.reps === 0 && isCountedInSets(shown.category);
      setSaid(`${words} ${isMissed ? 'missed' : 'done'}.${goOn(after, shown, setKind, rest)}`);
      setLastAct({
        words,
        takeBack: [{ kind: 'unset', prescriptionId: shown.prescriptionId, setNum }],
        prescriptionId: shown.prescriptionId,
      });
    };
    await kept.tellAlong(next, setToTell(shown, { setNum, setKind }, set, units));
  };

  const goTo = (prescriptionId: string) => {
    setPlace({ place: { prescriptionId, setNum: 1 }, restEndsAt, restSeconds });
  };

  /** Something about the exercise as a whole, which leaves it: a skip, a finish. */
  const leave = async (event: NewEvent & { prescriptionId: string }, words: string) => {
    readySound();
    await kept.tell(event);
    const after = exercises.map(one =>
      one.prescriptionId === event.prescriptionId
        ? { ...one, state: event.kind === 'skip' ? ('skipped' as const) : ('done' as const) }
        : one,
    );
    const next = exerciseNow(after, event.prescriptionId);
    setPlace({
      place: { prescriptionId: next?.prescriptionId ?? event.prescriptionId, setNum: 1 },
      // Nobody rests before the end.
      restEndsAt: next ? restEndsAt : null,
      restSeconds,
    });
    setSaid(`${words}.${next ? ` Next: ${next.name}.` : ''}`);
    setLastAct({
      words,
      takeBack: [{ kind: 'back', prescriptionId: event.prescriptionId }],
      prescriptionId: event.prescriptionId,
    });
  };

  /** A group as a whole is done: on to what is open. */
  const leaveGroup = (ids: readonly string[]) => {
    const next = exercises.find(one => isOpen(one) && !ids.includes(one.prescriptionId));
    const last = ids.at(-1) ?? null;
    setPlace({
      place: next
        ? { prescriptionId: next.prescriptionId, setNum: 1 }
        : last === null
          ? null
          : { prescriptionId: last, setNum: 1 },
      restEndsAt: null,
      restSeconds: 0,
    });
    setSaid(`Result kept.${next ? ` Next: ${next.name}.` : ''}`);
  };

  const undo = async () => {
    if (!lastAct) return;
    setLastAct(null);
    lastAct.also?.();
    await kept.tell(...lastAct.takeBack);
    setPlace({
      place: { prescriptionId: lastAct.prescriptionId, setNum: 1 },
      restEndsAt: null,
      restSeconds: 0,
    });
    setSaid(`${lastAct.words} taken back`);
  };

  // Another device may have gone on from here.
  useEffect(() => {
    if (!place) return;
    if (!exercises.some(({ prescriptionId }) => prescriptionId === place.prescriptionId))
      setPlace({ place: null, restEndsAt, restSeconds });
  }, [exercises, place, restEndsAt, restSeconds, setPlace]);

  return {
    session,
    kept,
    units,
    loading,
    shown,
    band: shown ? bandOf(exercises, shown.prescriptionId) : undefined,
    place: shown ? exercises.indexOf(shown) + 1 : 0,
    ahead,
    inHand,
    question: asked && {
      unlikely: asked.unlikely,
      isSo: () => void done(asked.given, true),
      goBack: () => setQuestion(null),
    },
    isChanged: Object.keys(values).length > 0,
    nextOpen: exerciseNow(exercises, shown?.prescriptionId ?? null),
    openLeft: exercises.filter(isOpen),
    memory,
    changeMemory,
    loadableOf,
    change,
    step,
    done,
    goOn,
    goTo,
    leave,
    leaveGroup,
    undo,
    lastAct,
    setLastAct,
    said,
    say: setSaid,
    /** One set more than are asked for, or than are done. */
    more: () => {
      if (!shown) return;
      const { prescriptionId } = shown;
      const wanted = Math.max(wantedOf(shown), workDoneOf(shown)) + 1 - workAskedOf(shown);
      changeMemory(now => ({ ...now, more: { ...now.more, [prescriptionId]: wanted } }));
      setSaid('A set more');
    },
    passWarmUps: () =>
      shown && changeMemory(now => ({ ...now, pastWarmUps: [...now.pastWarmUps, shown.prescriptionId] })),
    rest: { endsAt: restEndsAt, seconds: restSeconds },
    setRest: (endsAt: number | null) => setPlace({ place, restEndsAt: endsAt, restSeconds }),
  };
}

export type Player = ReturnType<typeof usePlayer>;

/** The exercise of the set that was done last. */
function lastDone(exercises: readonly ShownExercise[]): string | null {
  const sets = exercises.flatMap(({ prescriptionId, sets }) =>
    sets.map(({ at }) => ({ prescriptionId, at })),
  );
  return sets.toSorted((a, b) => b.at.localeCompare(a.at))[0]?.prescriptionId ?? null;
}
