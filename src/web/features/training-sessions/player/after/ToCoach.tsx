import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type {
  ShownSession,
  ShownExercise,
} from '#web/features/training-sessions/player/state/shown-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const CoachDialog = partToOpen(
  async () => (await import('#web/features/training-sessions/player/real-life/CoachDialog.tsx')).CoachDialog,
);

/** What hurt in a session, and the way to write to the coach of it. */
export function ToCoach({ session, isOwn }: { session: ShownSession; isOwn: boolean }) {
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  const hurt = session.exercises.find(({ pains }) => pains.length > 0);
  return (
    <>
      <PainsNoted exercises={session.exercises} />
      {isOwn && (
        <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpened('open')}>
          <MessageSquare aria-hidden="true" /> Write to your coach
        </Button>
      )}
      {opened !== 'never' && (
        <CoachDialog
          open={opened === 'open'}
          session={session}
          exercise={hurt ?? null}
          onClose={() => setOpened('closed')}
        />
      )}
    </>
  );
}

/** What hurt, and during what. */
function PainsNoted({ exercises }: { exercises: readonly ShownExercise[] }) {
  const pains = exercises.flatMap(({ name, pains }) => pains.map(pain => ({ ...pain, name })));
  if (pains.length === 0) return null;
  return (
    <section aria-label="Pain" className="rounded-lg border border-warning/50 bg-warning-soft p-4">
      <ul className="grid gap-1">
        {pains.map(({ where, level, at, name }) => (
          <li key={`${where} ${at}`}>
            <span className="font-medium">
              Pain: {where}, {level} of 10
            </span>{' '}
            <span className="text-muted">during {name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
