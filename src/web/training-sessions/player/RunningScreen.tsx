import { useState } from 'react';
import { groupWords, placeWords, reasonWords } from '#domain/training-sessions/session-words.ts';
import { workAskedOf, workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import { useStore } from '#web/state/use-store.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { useScreenAwake } from '#web/ui/loading/screen-awake.ts';
import { Dock } from './Dock.tsx';
import { ExerciseActions } from './ExerciseActions.tsx';
import { GroupDock } from './groups/GroupDock.tsx';
import { GroupPanel } from './groups/GroupPanel.tsx';
import { useGroupClock } from './groups/use-group-clock.ts';
import { Overview } from './frame/Overview.tsx';
import { PlayerFrame } from './frame/PlayerFrame.tsx';
import { PlayerHead } from './frame/PlayerHead.tsx';
import { EditSetDialog } from './real-life/EditSetDialog.tsx';
import { EndDialog } from './real-life/EndDialog.tsx';
import { awakeWords } from './real-life/SettingsDialog.tsx';
import { Before } from './set/Before.tsx';
import { RestBar } from './set/RestBar.tsx';
import { SetPanel } from './set/SetPanel.tsx';
import { SetsDone } from './set/SetsDone.tsx';
import type { ShownExercise, ShownSet } from './state/shown-session.ts';
import { flashes } from './state/signals.ts';
import { useSight } from './state/use-sight.ts';
import type { Player } from './state/use-player.ts';
import { Troubles } from './frame/Troubles.tsx';

/** The session as it goes: one set after another. */
export function RunningScreen({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, shown, ahead, place, openLeft } = player;
  const [isListOpen, setListOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const group = useGroupClock(player);
  const isAwake = useScreenAwake();
  const sight = useSight(shown?.prescriptionId ?? null);
  const end = () => {
    setEnding(false);
    player.setRest(null);
    void player.kept.tell({ kind: 'end' });
  };
  const overview = (
    <Overview
      exercises={session.exercises}
      shownId={shown?.prescriptionId ?? null}
      onGo={id => {
        player.goTo(id);
        setListOpen(false);
      }}
    />
  );
  const askToEnd = () => (openLeft.length > 0 ? setEnding(true) : end());
  const isGroupOpen = group !== null && (group.clock !== undefined || ahead !== null) && !isKept(group);
  return (
    <>
      <PlayerFrame
        head={
          <PlayerHead
            title={whereWords(
              group ? firstPlace(player) : place,
              group?.exercises.length ?? 1,
              session.exercises.length,
            )}
            line={group ? groupWords[group.format.kind] : ahead ? placeWords(ahead) : 'All sets done'}
            share={shareDone(player)}
            onLeave={onLeave}
            onList={() => setListOpen(true)}
            undoWords={player.lastAct?.words}
            onUndo={() => void player.undo()}
            menu={
              shown && <ExerciseActions player={player} exercise={shown} isAwake={isAwake} onEnd={askToEnd} />
            }
          />
        }
        side={overview}
        dock={
          <div {...sight} className="grid gap-2">
            {!(isGroupOpen && group.clock) && <RestBar player={player} />}
            {isGroupOpen ? <GroupDock group={group} /> : <Dock player={player} onEnd={end} />}
          </div>
        }
      >
        {shown && (
          <div className="grid gap-4">
            <Troubles player={player} />
            <Name player={player} exercise={shown} isGroup={group !== null} />
            {group ? (
              <GroupPanel player={player} group={group} />
            ) : (
              <OneExercise player={player} exercise={shown} />
            )}
            <p className="text-sm text-faint">{awakeWords(isAwake)}</p>
          </div>
        )}
        <p role="status" className="sr-only">
          {player.said}
        </p>
        <Flash />
      </PlayerFrame>
      <Dialog open={isListOpen} onOpenChange={setListOpen} title="All exercises" size="sm">
        {overview}
      </Dialog>
      <EndDialog
        open={isEnding}
        names={openLeft.map(({ name }) => name)}
        onClose={() => setEnding(false)}
        onEnd={end}
      />
    </>
  );
}

/** 'Exercise 2 of 6'; of those done together 'Exercises 3–4 of 6'. */
function whereWords(place: number, together: number, of: number): string {
  return together > 1 ? `Exercises ${place}–${place + together - 1} of ${of}` : `Exercise ${place} of ${of}`;
}

const firstPlace = ({ band, session: { exercises } }: Player): number =>
  exercises.findIndex(({ prescriptionId }) => prescriptionId === band?.exercises[0].prescriptionId) + 1;

const isKept = ({ result, exercises }: NonNullable<ReturnType<typeof useGroupClock>>) =>
  result !== null && exercises.every(({ state }) => state !== 'open');

type OfExercise = { player: Player; exercise: ShownExercise };

function Name({ player: { band }, exercise, isGroup }: OfExercise & { isGroup: boolean }) {
  if (isGroup && band?.format)
    return (
      <div>
        <p className="text-sm text-accent">Group {band.label}</p>
        <h1 className="display text-3xl">{groupWords[band.format.kind]}</h1>
      </div>
    );
  return (
    <div>
      {band?.format && (
        <p className="text-sm text-accent">
          {band.label} · {groupWords[band.format.kind]}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="display text-3xl wrap-anywhere">{exercise.name}</h1>
        {exercise.state !== 'open' && (
          <Badge tone={exercise.state === 'done' ? 'success' : 'neutral'}>
            {exercise.state === 'done'
              ? 'Done'
              : `Skipped: ${reasonWords[exercise.skipReason ?? 'other'].toLowerCase()}`}
          </Badge>
        )}
      </div>
      {exercise.prescription?.notes && (
        <p className="mt-1 text-sm whitespace-pre-line text-muted">{exercise.prescription.notes}</p>
      )}
    </div>
  );
}

function OneExercise({ player, exercise }: OfExercise) {
  const [editing, setEditing] = useState<{ set: ShownSet; isOpen: boolean } | null>(null);
  const { prescriptionId } = exercise;
  return (
    <>
      <SetPanel player={player} />
      {!player.ahead && exercise.state === 'skipped' && (
        <Button
          className="justify-self-start"
          onClick={() => void player.kept.tell({ kind: 'back', prescriptionId })}
        >
          Do it after all
        </Button>
      )}
      {!player.ahead && exercise.state === 'done' && (
        <Button className="justify-self-start" onClick={player.more}>
          Add a set
        </Button>
      )}
      {!player.ahead && <Before player={player} />}
      <SetsDone player={player} exercise={exercise} onEdit={set => setEditing({ set, isOpen: true })} />
      <Said exercise={exercise} />
      {editing && (
        <EditSetDialog
          key={`${prescriptionId} ${editing.set.setNum} ${editing.set.at}`}
          open={editing.isOpen}
          player={player}
          exercise={exercise}
          set={editing.set}
          onClose={() => setEditing({ ...editing, isOpen: false })}
        />
      )}
    </>
  );
}

/** What was noted of the exercise. */
function Said({ exercise: { note, pains } }: Pick<OfExercise, 'exercise'>) {
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

function shareDone({ session: { exercises } }: Player): number {
  const asked = exercises.reduce((sum, one) => sum + workAskedOf(one), 0);
  const done = exercises.reduce(
    (sum, one) =>
      sum + (one.state === 'open' ? Math.min(workDoneOf(one), workAskedOf(one)) : workAskedOf(one)),
    0,
  );
  return asked === 0 ? 0 : done / asked;
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
