import { usualUnits } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { amountsOfSet } from '#domain/training-sessions/amounts-of-set.ts';
import type { Lift, SessionPrescription } from '#domain/training-sessions/session-day.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { setLabel } from '#domain/training-sessions/session-text.ts';
import { viewSession } from '#domain/training-sessions/view-session.ts';
import { type Completion, completeSet } from './complete-set.ts';
import { completeRound, groupView, saveResult } from './group-rounds.ts';
import { eventsOf, type PlayerAction } from './player-action.ts';
import type { ExerciseEvent, PlayerEvent } from './player-event.ts';
import type { PlayerExercise, PlayerSession } from './player-exercise.ts';
import { newPlayer } from './player-state.ts';
import { playerView } from './player-view.ts';
import { reducePlayer } from './player.ts';

const blank = {
  sets: '2',
  reps: '5',
  weight: null,
  weightUnit: 'lb',
  restSeconds: null,
  restTimerSeconds: 90,
  percent1RM: null,
  rpe: null,
  setTargets: null,
  alternateExerciseIds: [],
  groupLabel: null,
  groupFormat: null,
  time: null,
  distance: null,
  volume: null,
};

type Prescription = SessionPrescription & Pick<PlayerPrescription, 'time' | 'distance' | 'volume'>;
type PlayerPrescription = NonNullable<PlayerExercise['prescription']>;
type LastTime = NonNullable<PlayerExercise['lastTime']>;

type Prescribed = Partial<Prescription> & { category?: ExerciseCategory; best?: Lift<never>['best'] };

/** A day's exercises by name: 'Squat', 'Row'. */
export type Day = Readonly<Record<string, Prescribed>>;

/** A player over a day, whose events are folded as on a device: what was saved is in the session at the next action. */
export function aPlayer(day: Day) {
  const began = 1_000_000;
  let now = began;
  let state = newPlayer;
  const events: SessionEvent[] = [];

  const exercises = Object.entries(day).map(([id, { category = 'Strength', best: _best, ...own }]) => ({
    prescriptionId: id,
    exerciseId: id,
    category,
    prescription: { ...blank, ...own },
  }));
  const liftOf = (name: string): Lift<LastTime> => ({
    name,
    category: day[name]?.category ?? 'Strength',
    lastTime: null,
    best: day[name]?.best ?? null,
    facts: { loadedOn: 'bar', max: null, last: [] },
  });
  const lifts = Object.fromEntries([...Object.keys(day), 'Dip', 'Press'].map(name => [name, liftOf(name)]));

  const session = (): PlayerSession => {
    const loader = { loading: null, unit: 'lb' as const, today: '2026-11-20' };
    const view = viewSession<Prescription, LastTime>({ exercises, lifts }, events, loader);
    const shown = view.exercises.map(({ sets, ...one }) => ({
      ...one,
      sets: sets.map(({ at, ...set }) => ({ ...set, at: new Date(at).toISOString() })),
    }));
    return { exercises: shown, lifts, loading: null, units: usualUnits };
  };
  const save = (event: PlayerEvent) => {
    now += 1000;
    const saved = {
      ...event,
      ...(event.kind === 'set' && amountsOfSet(event)),
      ...(event.kind === 'add' && { category: event.exercise.category }),
      id: `e${events.length}`,
      at: now,
    };
    events.push(saved as unknown as SessionEvent);
  };
  const act = (action: PlayerAction | null) => {
    if (!action) return;
    const before = session();
    for (const event of eventsOf(action)) save(event);
    state = reducePlayer(state, action, before, now);
  };
  const view = () => playerView(state, session());
  const group = () => {
    const found = groupView(state, view(), now);
    if (!found) throw new Error('This is no group against the clock');
    return found;
  };

  return {
    act,
    done: (completion?: Completion) => act(completeSet(state, session(), completion)),
    event: (event: ExerciseEvent, announcement = '') => act({ kind: 'event', event, announcement }),
    undo: () => {
      const { lastAct } = state;
      act({ kind: 'undo' });
      if (lastAct) act({ kind: 'undone', lastAct, events: lastAct.undo });
    },
    roundDone: () => act(completeRound(group(), state.roundEntries, usualUnits)),
    saveResult: () => act(saveResult(group(), state.roundEntries, usualUnits)),
    group,
    view,
    state: () => state,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    /** Without what a table need not say: 'set Squat 1', 'skip Row'. */
    events: () =>
      events.map(event =>
        [event.kind, 'prescriptionId' in event && event.prescriptionId, 'setNum' in event && event.setNum]
          .filter(Boolean)
          .join(' '),
      ),
    sets: (name: string) =>
      session()
        .exercises.find(({ prescriptionId }) => prescriptionId === name)
        ?.sets.map(({ reps, weight, time }) => time ?? `${reps} × ${weight}`),
    /** What stands on the screen: 'Squat, Set 2 of 5, rest 1:30'. */
    screen: () => {
      const { exercise, nextSet } = view();
      const { endsAt, seconds } = state.rest;
      return [
        exercise?.name,
        nextSet ? setLabel(nextSet) : 'nothing left',
        endsAt !== null && `rest ${formatSeconds(seconds ?? 0)}`,
      ]
        .filter(Boolean)
        .join(', ');
    },
  };
}
