import { ArrowRight } from 'lucide-react';
import { parsePlainDate } from '#domain/plain-date.ts';
import { type DueCheckIn, untilWords, weekOf } from '#web/check-ins/check-in-words.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { counted } from '#web/ui/text/words.ts';
import { openCheckIn } from './check-ins-view.ts';
import { useHasBegun } from './use-has-begun.ts';
import { useSending } from './use-sending.ts';

/** The check-in that is due; where it is answered and has no signal, that it waits. */
export function DueCard({ due }: { due: DueCheckIn }) {
  const today = useToday();
  const { state, problem, retry } = useSending();
  const hasBegun = useHasBegun(weekOf(due));
  const isWaiting = state !== 'nothing';
  const until = untilWords(parsePlainDate(due.until) ?? today, today);
  return (
    <Card accent title="This week’s check-in">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="min-w-0 flex-1 basis-56 text-muted" role="status">
          {isWaiting
            ? 'It is answered and kept on this device. It goes out by itself as soon as there is a signal.'
            : (problem ??
              `${counted(due.questions.length, 'question')}, under a minute, ${until}. For your coaches’ eyes only.`)}
        </p>
        {isWaiting ? (
          <Button
            className="max-sm:w-full"
            pending={state === 'sending'}
            pendingLabel="Sending..."
            onClick={retry}
          >
            Try now
          </Button>
        ) : (
          <Button variant="primary" className="max-sm:w-full" onClick={openCheckIn}>
            {hasBegun ? 'Go on' : 'Answer it'} <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </div>
    </Card>
  );
}
