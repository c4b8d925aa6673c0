import { Medal } from 'lucide-react';
import { useState } from 'react';
import { groupLabels, setLabel, reasonLabels } from '#domain/training-sessions/session-text.ts';
import { workPrescribed, workDone } from '#domain/training-sessions/player/next-set.ts';
import { useStore } from '#web/state/use-store.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { useScreenAwake } from '#web/ui/controls/screen-awake.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { Dock } from './Dock.tsx';
import { ExerciseActions } from './ExerciseActions.tsx';
import { GroupDock } from './groups/GroupDock.tsx';
import { GroupPanel } from './groups/GroupPanel.tsx';
import { type Group, useGroup } from './groups/use-group.ts';
import { Overview } from './frame/Overview.tsx';
import { PlayerFrame } from './frame/PlayerFrame.tsx';
import { PlayerHead } from './frame/PlayerHead.tsx';
import { EndDialog } from './real-life/EndDialog.tsx';
import { awakeText } from './real-life/awake-text.ts';
import { Before } from './set/Before.tsx';
import { RestBar } from './set/RestBar.tsx';
import { SetPanel } from './set/SetPanel.tsx';
import { SetsDone } from './set/SetsDone.tsx';
import type { ShownExercise, ShownSession, ShownSet } from './state/shown-session.ts';
import { flashes } from './state/signals.ts';
import { useSight } from './state/use-sight.ts';
import type { Player } from './state/use-player.ts';
import { Troubles } from './frame/Troubles.tsx';

const EditSetDialog = partToOpen(async () => (await import('./real-life/EditSetDialog.tsx')).EditSetDialog);

/** The session as it goes: one set after another. */
export function RunningScreen({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, device, inPlay, state, act, undo } = player;
  const { exercise, nextSet, band, position, open } = player.view;
  const [isListOpen, setListOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const group = useGroup(player);
  const isAwake = useScreenAwake();
  const sight = useSight(exercise?.prescriptionId ?? null);
  const rest = (endsAt: number | null) => act({ kind: 'rest', endsAt });
  const end = () => {
    setEnding(false);
    rest(null);
    void device.addEvents([{ kind: 'end' }]);
  };
  const overview = (
    <Overview
      exercises={session.exercises}
      shownId={exercise?.prescriptionId ?? null}
      onGo={prescriptionId => {
        act({ kind: 'go-to', prescriptionId });
        setListOpen(false);
      }}
    />
  );
  const askToEnd = () => (open.length > 0 ? setEnding(true) : end());
  const isGroupOpen = group !== null && (group.clock !== undefined || nextSet !== null) && !isSaved(group);
  return (
    <>
      <PlayerFrame
        head={
          <PlayerHead
            title={positionLabel(
              group ? positionOf(session, group.exercises) : position,
              group?.exercises.length ?? 1,
              session.exercises.length,
            )}
            line={group ? groupLabels[group.format.kind] : nextSet ? setLabel(nextSet) : 'All sets done'}
            share={shareDone(session)}
            onLeave={onLeave}
            onList={() => setListOpen(true)}
            undoLabel={state.lastAct?.label}
            onUndo={undo}
            menu={
              exercise && (
                <ExerciseActions
                  session={session}
                  exercise={exercise}
                  act={act}
                  isAwake={isAwake}
                  onEnd={askToEnd}
                />
              )
            }
          />
        }
        side={overview}
        dock={
          <div {...sight} className="grid gap-2">
            {state.newBest !== null && (
              <p className="flex items-center gap-2 font-medium text-accent">
                <Medal aria-hidden="true" className="size-5" /> New best: {state.newBest}
              </p>
            )}
            {!(isGroupOpen && group.clock) && <RestBar rest={state.rest} onRest={rest} />}
            {isGroupOpen ? <GroupDock group={group} /> : <Dock player={player} onEnd={end} />}
          </div>
        }
      >
        {exercise && (
          <div className="grid gap-4">
            <Troubles device={device} session={session} />
            <Name band={band} exercise={exercise} isLeft={nextSet === null} isGroup={group !== null} />
            {group ? (
              <GroupPanel inPlay={inPlay} group={group} />
            ) : (
              <OneExercise player={player} exercise={exercise} />
            )}
            {isFirstSet(session) && <p className="text-sm text-faint">{awakeText(isAwake)}</p>}
          </div>
        )}
        <p role="status" className="sr-only">
          {state.announcement}
        </p>
        <Flash />
      </PlayerFrame>
      <Dialog open={isListOpen} onOpenChange={setListOpen} title="All exercises" size="sm">
        {overview}
      </Dialog>
      <EndDialog
        open={isEnding}
        names={open.map(({ name }) => name)}
        onClose={() => setEnding(false)}
        onEnd={end}
      />
    </>
  );
}

/** 'Exercise 2 of 6'; of those done together 'Exercises 3–4 of 6'. */
function positionLabel(position: number, together: number, of: number): string {
  return together > 1
    ? `Exercises ${position}–${position + together - 1} of ${of}`
    : `Exercise ${position} of ${of}`;
}

/** Of the first of these among the session's, from 1. */
const positionOf = ({ exercises }: ShownSession, [first]: readonly ShownExercise[]): number =>
  exercises.findIndex(({ prescriptionId }) => prescriptionId === first?.prescriptionId) + 1;

const isSaved = ({ result, exercises }: Group) =>
  result !== null && exercises.every(({ state }) => state !== 'open');

/** Shown once: later it is found under Sound and screen. */
const isFirstSet = ({ exercises }: ShownSession): boolean =>
  exercises.every(({ sets, state }) => sets.length === 0 && state === 'open');

type NameProps = Pick<Player['view'], 'band'> & {
  exercise: ShownExercise;
  /** No set of it is next. */
  isLeft: boolean;
  isGroup: boolean;
};

function Name({ band, exercise, isLeft, isGroup }: NameProps) {
  if (isGroup && band?.format)
    return (
      <div>
        <p className="text-sm text-accent">Group {band.label}</p>
        <h1 className="display text-3xl">{groupLabels[band.format.kind]}</h1>
      </div>
    );
  return (
    <div>
      {band?.format && (
        <p className="text-sm text-accent">
          {band.label} · {groupLabels[band.format.kind]}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="display text-3xl wrap-anywhere">{exercise.name}</h1>
        {exercise.state !== 'open' && isLeft && (
          <Badge tone={exercise.state === 'done' ? 'success' : 'neutral'}>
            {exercise.state === 'done'
              ? 'Done'
              : `Skipped: ${reasonLabels[exercise.skipReason ?? 'other'].toLowerCase()}`}
          </Badge>
        )}
      </div>
      {exercise.prescription?.notes && (
        <p className="mt-1 text-sm whitespace-pre-line text-muted">{exercise.prescription.notes}</p>
      )}
    </div>
  );
}

function OneExercise({ player, exercise }: { player: Player; exercise: ShownExercise }) {
  const { device, inPlay, act } = player;
  const isLeft = player.view.nextSet === null;
  const [editing, setEditing] = useState<{ set: ShownSet; isOpen: boolean } | null>(null);
  const { prescriptionId } = exercise;
  return (
    <>
      <SetPanel player={player} />
      {isLeft && exercise.state === 'skipped' && (
        <Button
          className="justify-self-start"
          onClick={() => void device.addEvents([{ kind: 'back', prescriptionId }])}
        >
          Do it after all
        </Button>
      )}
      {isLeft && exercise.state === 'done' && (
        <Button className="justify-self-start" onClick={() => act({ kind: 'add-set' })}>
          Add a set
        </Button>
      )}
      {isLeft && <Before exercise={exercise} units={inPlay.units} />}
      <SetsDone units={inPlay.units} exercise={exercise} onEdit={set => setEditing({ set, isOpen: true })} />
      <Noted exercise={exercise} />
      {editing && (
        <EditSetDialog
          key={`${prescriptionId} ${editing.set.setNum} ${editing.set.at}`}
          open={editing.isOpen}
          inPlay={inPlay}
          addEvents={device.addEvents}
          exercise={exercise}
          set={editing.set}
          onClose={() => setEditing({ ...editing, isOpen: false })}
        />
      )}
    </>
  );
}

/** What was noted of the exercise. */
function Noted({ exercise: { note, pains } }: { exercise: ShownExercise }) {
  if (note === null && pains.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {pains.map(({ where, level, at }) => (
        <li key={`${where} ${at}`} className="text-warning">
          Pain: {where}, {level} of 10
        </li>
      ))}
      {note && <li className="whitespace-pre-line text-muted">{note}</li>}
    </ul>
  );
}

function shareDone({ exercises }: ShownSession): number {
  const prescribed = exercises.reduce((sum, one) => sum + workPrescribed(one), 0);
  const done = exercises.reduce(
    (sum, one) =>
      sum + (one.state === 'open' ? Math.min(workDone(one), workPrescribed(one)) : workPrescribed(one)),
    0,
  );
  return prescribed === 0 ? 0 : done / prescribed;
}

/** The screen lights up once with each signal. */
function Flash() {
  const count = useStore(flashes);
  const [before] = useState(count);
  if (count === before) return null;
  return (
    <div
      key={count}
      aria-hidden="true"
      className="session-flash pointer-events-none fixed inset-0 z-50 bg-accent"
    />
  );
}
