import { CloudUpload } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { refusedWords } from '#web/training-sessions/player/state/refused-words.ts';

/** What is not as it should be, said calmly: nothing of it stops the session. */
export function Troubles({ player }: { player: Player }) {
  const { kept, session } = player;
  const { keptIn, unsent, refused } = kept;
  return (
    <div className="grid gap-2 empty:hidden">
      {keptIn === 'memory' && (
        <Notice tone="warning">
          This device has no room to keep your sets. They are held as long as this page is open: leave it open
          until they are sent.
        </Notice>
      )}
      {unsent > 0 && !navigator.onLine && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CloudUpload aria-hidden="true" className="size-4 shrink-0 text-warning" />
          No signal. {unsent === 1 ? 'One entry is' : `${unsent} entries are`} kept here and sent later.
        </p>
      )}
      {refused.map(({ event, why }) => (
        <Notice key={event.id} tone="warning">
          <p>
            {refusedWords(event, session)} was not taken: {why}
          </p>
          <Button size="sm" className="mt-2" onClick={() => kept.forget(event.id)}>
            Set it aside
          </Button>
        </Notice>
      ))}
    </div>
  );
}
