import { useState } from 'react';
import { groupWords, placeWords } from '#domain/training-sessions/session-words.ts';
import { workAskedOf, workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { useScreenAwake } from '#web/ui/loading/screen-awake.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { useStore } from '#web/state/use-store.ts';
import { Before } from './Before.tsx';
import { Dock } from './Dock.tsx';
import { Overview } from './Overview.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { SetPanel } from './SetPanel.tsx';
import { SetsDone } from './SetsDone.tsx';
import { flashes } from './signals.ts';
import type { Player } from './use-player.ts';

/** The session as it goes: one set after another. */
export function RunningScreen({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, shown, band, ahead, place } = player;
  const [isListOpen, setListOpen] = useState(false);
  useScreenAwake();
  const end = () => void player.kept.tell({ kind: 'end' });
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
  return (
    <>
      <PlayerFrame
        head={
          <PlayerHead
            title={`Exercise ${place} of ${session.exercises.length}`}
            line={ahead ? placeWords(ahead) : 'All sets done'}
            share={shareDone(player)}
            onLeave={onLeave}
            onList={() => setListOpen(true)}
            undoWords={player.lastAct?.words}
            onUndo={() => void player.undo()}
          />
        }
        side={overview}
        dock={<Dock player={player} onEnd={end} />}
      >
        {shown && (
          <div className="grid gap-4">
            <div>
              {band?.format && (
                <p className="text-sm text-accent">
                  {band.label} · {groupWords[band.format.kind]}
                </p>
              )}
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h1 className="display text-3xl wrap-anywhere">{shown.name}</h1>
                {shown.state !== 'open' && <Badge>{shown.state === 'done' ? 'Done' : 'Skipped'}</Badge>}
              </div>
            </div>
            <SetPanel player={player} />
            {!ahead && (
              <Button className="justify-self-start" onClick={player.more}>
                Add a set
              </Button>
            )}
            <Before player={player} />
            <SetsDone player={player} exercise={shown} onEdit={() => undefined} />
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
    </>
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
  if (count === 0) return null;
  return (
    <div
      key={count}
      aria-hidden="true"
      className="session-flash pointer-events-none fixed inset-0 z-50 bg-accent"
    />
  );
}
