import { isLift } from '#domain/prescriptions/counted-in.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { setLabel } from '#domain/training-sessions/session-text.ts';
import { wantsMore, withNextPart } from './extra-sets.ts';
import { holdLeft } from './hold-left.ts';
import { isNewBest } from './new-bests.ts';
import { nextExercise, restAfter, withSet } from './next-exercise.ts';
import type { NextSet } from './next-set.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerExercise, PlayerSession, PlayerTarget } from './player-exercise.ts';
import type { SetEvent } from './player-event.ts';
import { noRest, type PlayerState } from './player-state.ts';
import { nextSetIn } from './player-view.ts';

type SetDone = Extract<PlayerAction, { kind: 'set-done' }>;

/** On from a set that is saved: to the rest and what comes next, or to what is left of a hold. */
export function afterSet(
  state: PlayerState,
  { event, nextSet, isPart }: SetDone,
  session: PlayerSession,
  now: number,
): PlayerState {
  const exercise = session.exercises.find(({ prescriptionId }) => prescriptionId === event.prescriptionId);
  if (!exercise) return state;
  const { setKind, time } = event;
  const left = isPart && holdLeft({ ...exercise, sets: [...exercise.sets, { setKind, time }] });
  const after = { ...state, question: null };
  if (left) return afterPart(after, exercise, event, left);
  const isBest = isNewBest(exercise, event);
  const label = setLabel(nextSet);
  const { announcement, ...next } = goOn(state, exercise, nextSet, session, now);
  const outcome = event.reps === 0 && isLift(exercise.category) ? 'missed' : 'done';
  return {
    ...after,
    ...next,
    newBest: isBest ? exercise.name : null,
    lastAct: { label, ...undoOf(event) },
    announcement: `${label} ${outcome}.${isBest ? ' New best.' : ''}${announcement}`,
  };
}

const undoOf = ({ prescriptionId, setNum }: SetEvent) => ({
  prescriptionId,
  undo: [{ kind: 'unset' as const, prescriptionId, setNum }],
});

/** The exercise that comes next, and the rest before it. */
function goOn(
  state: PlayerState,
  from: PlayerExercise,
  { setNum, setKind, target }: NextSet<PlayerTarget>,
  session: PlayerSession,
  now: number,
) {
  const { prescriptionId, targets } = from;
  const exercises = withSet(session.exercises, prescriptionId, { setNum, setKind });
  const current = exercises.find(one => one.prescriptionId === prescriptionId) ?? from;
  const next = wantsMore(state, current) ? current : nextExercise(exercises, prescriptionId);
  const set = next && nextSetIn(state, next, session);
  const restSeconds = target?.restSeconds ?? targets.at(-1)?.restSeconds ?? 0;
  const seconds = restAfter(
    exercises,
    { exercise: current, setKind, restSeconds },
    next && set ? { exercise: next, set } : null,
  );
  const rests = seconds > 0 ? ` Rest ${formatSeconds(seconds)}.` : '';
  const isOther = next !== null && next.prescriptionId !== prescriptionId;
  return {
    position: (next ?? from).prescriptionId,
    rest: { endsAt: seconds > 0 ? now + seconds * 1000 : null, seconds },
    announcement: `${rests}${isOther ? ` Next: ${next.name}.` : ''}`,
  };
}

/** A hold of several parts: this one is saved, and the next is offered with what is left. */
function afterPart(state: PlayerState, exercise: PlayerExercise, event: SetEvent, left: number): PlayerState {
  const { prescriptionId } = exercise;
  return {
    ...state,
    ...withNextPart(state, exercise),
    position: prescriptionId,
    rest: noRest,
    lastAct: { label: `${event.time} held`, ...undoOf(event), isPart: true },
    announcement: `${event.time} kept. ${formatSeconds(left)} left.`,
  };
}
