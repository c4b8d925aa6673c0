import { useState } from 'react';
import { extraSetOf } from '#domain/training-sessions/player/next-set.ts';
import { asStored, measuresOf, suggestedSet, stepped } from '#domain/training-sessions/player/current-set.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { MeasureStepper } from '#web/features/training-sessions/player/set/MeasureStepper.tsx';
import { NumberStepper } from '#web/features/training-sessions/player/set/NumberStepper.tsx';
import { readTyped, setLine } from '#web/features/training-sessions/player/state/measure-text.ts';
import { unlikelySet } from '#domain/training-sessions/player/unlikely-set.ts';
import { loadableOf } from '#domain/training-sessions/player/player-view.ts';
import type { PlayerSession } from '#domain/training-sessions/player/player-exercise.ts';
import { unlikelyText } from '#web/measures/unlikely-text.ts';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { phaseLabel, resultText, termsText } from './group-text.ts';
import type { Group } from './use-group.ts';

/** A group against the clock: the time, the round, and what a round is made of. */
export function GroupPanel({ inPlay, group }: { inPlay: PlayerSession; group: Group }) {
  const { format, face, isOver, result } = group;
  return (
    <section aria-label="Timer" className="grid gap-4">
      <p className="text-muted">{termsText(format)}</p>
      {result && !group.clock && <Notice tone="success">Result: {resultText(format.kind, result)}</Notice>}
      {face && (
        <div
          className={cx(
            'grid justify-items-center gap-1 rounded-xl border px-4 py-4',
            face.phase === 'rest' ? 'border-success/40 bg-success-soft' : 'border-line bg-surface',
          )}
        >
          <p className="text-lg text-muted">{isOver ? 'Time' : phaseLabel(face)}</p>
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
          <OfRound key={exercise.prescriptionId} inPlay={inPlay} group={group} exercise={exercise} />
        ))}
      </ol>
    </section>
  );
}

function RoundsDone({ group: { clock, prescribed } }: { group: Group }) {
  if (!clock) return null;
  return (
    <p className="text-center text-lg">
      Rounds done: <span className="font-semibold">{clock.rounds}</span>
      {prescribed !== null && <span className="text-muted"> of {prescribed}</span>}
    </p>
  );
}

/** What it came to, corrected before it is saved. */
function Result({ group }: { group: Group }) {
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
      onStep={direction => onChange(value + (direction === 'up' ? 1 : -1))}
      onTyped={typed => onChange(typed ?? 0)}
    />
  </div>
);

type OfRoundProps = { inPlay: PlayerSession; group: Group; exercise: ShownExercise };

/** One exercise of each round; a tap changes its weight or count for the rounds to come. */
function OfRound({ inPlay, group, exercise }: OfRoundProps) {
  const [isOpen, setOpen] = useState(false);
  const { units } = inPlay;
  const { prescriptionId, name } = exercise;
  const offered = suggestedSet(exercise, extraSetOf(exercise), units, null);
  const entry = { ...offered, ...group.entries[prescriptionId] };
  const words = setLine(asStored(entry, exercise), units);
  // Against the clock no one is stopped: it stands next to the number.
  const unlikely = unlikelySet(inPlay, exercise, { ...entry, ...extraSetOf(exercise) });
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
          {unlikelyText(unlikely, units)}
        </p>
      )}
      {isOpen && (
        <div className="grid gap-2 px-3 pb-3">
          {measuresOf(exercise).map(measure => (
            <MeasureStepper
              key={measure}
              measure={measure}
              isAssisted={exercise.isAssisted}
              units={units}
              of={name}
              value={entry[measure]}
              onStep={direction =>
                group.enter(
                  prescriptionId,
                  measure,
                  stepped(measure, entry[measure], direction, loadableOf(exercise, inPlay)),
                )
              }
              onTyped={value => group.enter(prescriptionId, measure, value)}
            />
          ))}
        </div>
      )}
    </li>
  );
}
