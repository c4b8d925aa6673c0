import { ArrowRight, CircleCheck } from 'lucide-react';
import { parsePlainDate } from '#domain/plain-date.ts';
import { type DueCheckIn, untilText, weekOf } from '#web/features/check-ins/check-in-text.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { counted } from '#web/ui/text/words.ts';
import { openCheckIn } from './check-ins-view.ts';
import { useSending } from './use-sending.ts';
import { addressOf } from '#web/data/drafts/draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { typedCheckIns } from './typed-check-ins.ts';

/** The check-in that is due, in a line; where it is answered and has no signal, that it waits. */
export function DueCard({ due }: { due: DueCheckIn }) {
  const today = useToday();
  const { state, problem, retry } = useSending();
  const hasBegun = useHasBegun(weekOf(due));
  const isWaiting = state !== 'nothing';
  const until = untilText(parsePlainDate(due.until) ?? today, today);
  return (
    <Card accent>
      <section aria-label="Check-in" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-accent" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="display text-xl">How was your week?</h2>
          <p className="text-sm text-muted" role="status">
            {isWaiting
              ? 'Answered and kept on this device. It is sent automatically as soon as there is a signal.'
              : (problem ?? `${counted(due.questions.length, 'question')}, a minute, ${until}`)}
          </p>
        </div>
        {isWaiting ? (
          <Button pending={state === 'sending'} pendingLabel="Sending..." onClick={retry}>
            Try now
          </Button>
        ) : (
          <Button variant="primary" onClick={openCheckIn}>
            {hasBegun ? 'Finish it' : 'Answer it'} <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </section>
    </Card>
  );
}

/** Whether some of it is answered on this device. */
function useHasBegun(week: string): boolean {
  const { user } = useCurrentUser();
  const address = addressOf(typedCheckIns, user?.id ?? '', week);
  return useOnDevice(() => typeof localStore()?.getItem(address) === 'string', false);
}
