import { useState } from 'react';
import { setMore } from '#domain/training-sessions/set-ahead.ts';
import { asKept, measuresOf, setInHand, stepped } from '#domain/training-sessions/set-in-hand.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { NumberStepper } from '#web/training-sessions/player/set/NumberStepper.tsx';
import {
  isDecimal,
  nameOf,
  readTyped,
  setWords,
  toType,
  unitOf,
  valueText,
} from '#web/training-sessions/player/state/measure-words.ts';
import { unlikelySet } from '#web/training-sessions/player/state/unlikely-set.ts';
import { unlikelyWords } from '#web/measures/unlikely-words.ts';
import type { ShownExercise } from '#web/training-sessions/player/state/shown-session.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { phaseWords, resultWords, termsWords } from './group-words.ts';
import type { GroupClock } from './use-group-clock.ts';

/** A group against the clock: the time, the round, and what a round is made of. */
export function GroupPanel({ player, group }: { player: Player; group: GroupClock }) {
  const { format, face, isOver, result } = group;
  return (
    <section aria-label="Clock" className="grid gap-4">
      <p className="text-muted">{termsWords(format)}</p>
      {result && !group.clock && <Notice tone="success">Result: {resultWords(format.kind, result)}</Notice>}
      {face && (
        <div
          className={cx(
            'grid justify-items-center gap-1 rounded-xl border px-4 py-4',
            face.phase === 'rest' ? 'border-success/40 bg-success-soft' : 'border-line bg-surface',
          )}
        >
          <p className="text-lg text-muted">{isOver ? 'Time' : phaseWords(face)}</p>
          <p role="timer" aria-live="off" className="text-6xl font-semibold tracking-tight">
            {formatSeconds(isOver ? face.secondsPassed : (face.secondsLeft ?? face.secondsPassed))}
          </p>
          {face.round !== null && !isOver && (
            <p className="text-lg">
              Round {face.round} of {face.of}
            </p>
          )}
        </div>
      )}
      {isOver ? <Result group={group} /> : <RoundsDone group={group} />}
      <ol
        aria-label="Each round"
        className="divide-y divide-line/60 rounded-lg border border-line bg-surface"
      >
        {group.exercises.map(exercise => (
          <OfRound key={exercise.prescriptionId} player={player} group={group} exercise={exercise} />
        ))}
      </ol>
    </section>
  );
}

function RoundsDone({ group: { clock, asked } }: { group: GroupClock }) {
  if (!clock) return null;
  return (
    <p className="text-center text-lg">
      Rounds done: <span className="font-semibold">{clock.rounds}</span>
      {asked !== null && <span className="text-muted"> of {asked}</span>}
    </p>
  );
}

/** What it came to, set right before it is kept. */
function Result({ group }: { group: GroupClock }) {
  const { format, rounds, reps } = group;
  return (
    <div className="grid gap-2">
      <Count label="Rounds" value={rounds} onChange={group.claim} />
      {format.kind === 'amrap' && (
        <Count label="Reps of the next round" value={reps} onChange={group.setReps} />
      )}
    </div>
  );
}

type CountProps = { label: string; value: number; onChange: (value: number) => void };

const Count = ({ label, value, onChange }: CountProps) => (
  <div className="grid gap-1">
    <p className="text-center text-sm text-muted">{label}</p>
    <NumberStepper
      label={label}
      value={value}
      unit=""
      text={String(value)}
      toType={String(value)}
      read={typed => readTyped('reps', typed)}
      onStep={way => onChange(value + (way === 'up' ? 1 : -1))}
      onTyped={typed => onChange(typed ?? 0)}
    />
  </div>
);

type OfRoundProps = { player: Player; group: GroupClock; exercise: ShownExercise };

/** One exercise of each round; a tap changes its weight or count for the rounds to come. */
function OfRound({ player, group, exercise }: OfRoundProps) {
  const [isOpen, setOpen] = useState(false);
  const { units } = player;
  const { prescriptionId, category, name } = exercise;
  const offered = setInHand(exercise, setMore(exercise), units, null);
  const inHand = { ...offered, ...group.changed[prescriptionId] };
  const words = setWords(asKept(inHand, exercise), units);
  // Against the clock nobody is stopped: it is said beside the number.
  const unlikely = unlikelySet(player.session, exercise, { ...inHand, ...setMore(exercise) }, units);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-3 px-3 py-1.5 text-left hover:bg-hover"
      >
        <span className="min-w-0 wrap-anywhere">
          {name}
          {exercise.state === 'skipped' && <span className="text-muted">, skipped</span>}
        </span>
        <span className="shrink-0 text-xl font-semibold">{words}</span>
      </button>
      {unlikely && (
        <p role="alert" className="px-3 pb-2 text-sm font-medium text-warning">
          {unlikelyWords(unlikely, units)}
        </p>
      )}
      {isOpen && (
        <div className="grid gap-2 px-3 pb-3">
          {measuresOf(category).map(measure => (
            <NumberStepper
              key={measure}
              label={`${name}, ${nameOf(measure, exercise.isAssisted)}`}
              value={inHand[measure]}
              unit={unitOf(measure, inHand[measure], units, exercise.isAssisted)}
              text={valueText(measure, inHand[measure])}
              toType={toType(measure, inHand[measure])}
              isDecimal={isDecimal(measure)}
              read={typed => readTyped(measure, typed)}
              onStep={way =>
                group.change(prescriptionId, {
                  [measure]: stepped(measure, inHand[measure], way, player.loadableOf(exercise)),
                })
              }
              onTyped={value => group.change(prescriptionId, { [measure]: value })}
            />
          ))}
        </div>
      )}
    </li>
  );
}
