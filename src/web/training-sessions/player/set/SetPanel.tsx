import { placeWords } from '#domain/training-sessions/session-words.ts';
import { measuresOf, type SetInHand } from '#domain/training-sessions/set-in-hand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { HoldFace } from './HoldFace.tsx';
import { Before } from './Before.tsx';
import { LoadLine } from './LoadLine.tsx';
import {
  isDecimal,
  nameOf,
  readTyped,
  toType,
  unitOf,
  valueText,
} from '#web/training-sessions/player/state/measure-words.ts';
import { NumberStepper } from './NumberStepper.tsx';
import { RpeChoice } from './RpeChoice.tsx';
import { StopWatch } from './StopWatch.tsx';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { useSetClock } from '#web/training-sessions/player/state/use-set-clock.ts';
import type { ShownExercise } from '#web/training-sessions/player/state/shown-session.ts';
import { askedWords } from '#web/training-sessions/player/state/target-words.ts';

/** The set in hand: what is asked for, as large numbers that can be stepped. */
export function SetPanel({ player }: { player: Player }) {
  const { shown, ahead, inHand } = player;
  const { startedAt } = useSetClock(player);
  if (!shown || !ahead || !inHand) return null;
  const asked = askedWords(shown, ahead, player.units);
  const isHeld = measuresOf(shown.category).join() === 'seconds';
  return (
    <section aria-label={placeWords(ahead)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted">{asked}</p>
        {ahead.setKind === 'warmup' && (
          <Button size="sm" variant="ghost" onClick={player.passWarmUps}>
            No warm-up
          </Button>
        )}
      </div>
      {isHeld && startedAt !== null ? (
        <HoldFace startedAt={startedAt} target={inHand.seconds} />
      ) : (
        <Measures player={player} exercise={shown} inHand={inHand} startedAt={startedAt} />
      )}
      {shown.category === 'Aerobic' && <StopWatch player={player} />}
      <Before player={player} />
      <LoadLine player={player} />
      {ahead.setKind !== 'warmup' && (
        <RpeChoice
          value={inHand.rpe}
          isAsked={(ahead.target?.rpe ?? null) !== null}
          onChange={value => player.change('rpe', value)}
        />
      )}
    </section>
  );
}

type MeasuresProps = {
  player: Player;
  exercise: ShownExercise;
  inHand: SetInHand;
  /** Of the stopwatch, which stands for the time as long as it goes. */
  startedAt: number | null;
};

const Measures = ({ player, exercise, inHand, startedAt }: MeasuresProps) => (
  <div className="grid gap-2">
    {measuresOf(exercise.category).map(measure =>
      measure === 'seconds' && startedAt !== null ? (
        <HoldFace key={measure} startedAt={startedAt} target={inHand.seconds} />
      ) : (
        <NumberStepper
          key={measure}
          label={nameOf(measure, exercise.isAssisted)}
          value={inHand[measure]}
          unit={unitOf(measure, inHand[measure], player.units, exercise.isAssisted)}
          text={valueText(measure, inHand[measure])}
          toType={toType(measure, inHand[measure])}
          isDecimal={isDecimal(measure)}
          read={typed => readTyped(measure, typed)}
          onStep={way => player.step(measure, way)}
          onTyped={value => player.change(measure, value)}
        />
      ),
    )}
  </div>
);
