import { setLabel } from '#domain/training-sessions/session-text.ts';
import { isTimedBeside, measuresOf, type SetEntry } from '#domain/training-sessions/player/current-set.ts';
import { loadableOf } from '#domain/training-sessions/player/player-view.ts';
import type { Units } from '#domain/measures/measure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { HoldFace } from './HoldFace.tsx';
import { Before } from './Before.tsx';
import { LoadLine } from './LoadLine.tsx';

import { MeasureStepper } from './MeasureStepper.tsx';
import { RpeChoice } from './RpeChoice.tsx';
import { StopWatch } from './StopWatch.tsx';
import type { Act, Player } from '#web/features/training-sessions/player/state/use-player.ts';
import { setClockOf } from '#web/features/training-sessions/player/state/set-clock.ts';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';
import { targetLabel } from '#web/features/training-sessions/player/state/target-label.ts';

/** The current set: what is prescribed, as large numbers that can be stepped. */
export function SetPanel({ player }: { player: Player }) {
  const { inPlay, act } = player;
  const { exercise, nextSet, currentSet } = player.view;
  if (!exercise || !nextSet || !currentSet) return null;
  const { units } = inPlay;
  const clock = setClockOf(player);
  const { startedAt } = clock;
  const isHeld = measuresOf(exercise).join() === 'seconds';
  return (
    <section aria-label={setLabel(nextSet)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted">{targetLabel(exercise, nextSet, units)}</p>
        {nextSet.setKind === 'warmup' && (
          <Button size="sm" variant="ghost" onClick={() => act({ kind: 'pass-warm-ups' })}>
            No warm-up
          </Button>
        )}
      </div>
      {isHeld && startedAt !== null ? (
        <HoldFace startedAt={startedAt} target={currentSet.seconds} />
      ) : (
        <Measures exercise={exercise} currentSet={currentSet} units={units} startedAt={startedAt} act={act} />
      )}
      {isTimedBeside(exercise) && (
        <StopWatch clock={clock} onStop={value => act({ kind: 'enter', measure: 'seconds', value })} />
      )}
      <Before exercise={exercise} units={units} />
      {measuresOf(exercise).includes('weight') && (
        <LoadLine
          exercise={exercise}
          nextSet={nextSet}
          weight={currentSet.weight}
          loadable={loadableOf(exercise, inPlay)}
        />
      )}
      {nextSet.setKind !== 'warmup' && (
        <RpeChoice
          value={currentSet.rpe}
          isPrescribed={(nextSet.target?.rpe ?? null) !== null}
          onChange={value => act({ kind: 'enter', measure: 'rpe', value })}
        />
      )}
    </section>
  );
}

type MeasuresProps = {
  exercise: ShownExercise;
  currentSet: SetEntry;
  units: Units;
  /** Of the stopwatch, which stands for the time as long as it goes. */
  startedAt: number | null;
  act: Act;
};

const Measures = ({ exercise, currentSet, units, startedAt, act }: MeasuresProps) => (
  <div className="grid gap-2 [@media(max-height:30rem)]:grid-flow-col [@media(max-height:30rem)]:auto-cols-fr">
    {measuresOf(exercise).map(measure =>
      measure === 'seconds' && startedAt !== null ? (
        <HoldFace key={measure} startedAt={startedAt} target={currentSet.seconds} />
      ) : (
        <MeasureStepper
          key={measure}
          measure={measure}
          isAssisted={exercise.isAssisted}
          units={units}
          value={currentSet[measure]}
          onStep={direction => act({ kind: 'step', measure, direction })}
          onTyped={value => act({ kind: 'enter', measure, value })}
        />
      ),
    )}
  </div>
);
