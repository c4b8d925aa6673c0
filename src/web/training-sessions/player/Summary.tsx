import { RotateCcw } from 'lucide-react';
import { NewRecords } from '#web/records/NewRecords.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { mainButton } from './Dock.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import type { Player } from './use-player.ts';

/** After the end: what it came to. */
export function Summary({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, kept } = player;
  return (
    <PlayerFrame
      head={<PlayerHead title="Session done" line={session.dayName} share={1} onLeave={onLeave} />}
      side={null}
      dock={
        <Button variant="primary" size="lg" className={mainButton} onClick={onLeave}>
          Done
        </Button>
      }
    >
      <div className="grid gap-5">
        <h1 className="display text-3xl">Session done</h1>
        <div role="status">{kept.newRecords.length > 0 && <NewRecords records={kept.newRecords} />}</div>
        <Button className="justify-self-start" onClick={() => void kept.tell({ kind: 'start' })}>
          <RotateCcw aria-hidden="true" /> Go on with the session
        </Button>
      </div>
    </PlayerFrame>
  );
}
