import { CircleCheck, CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Spinner } from '#web/ui/buttons/Spinner.tsx';
import { AnswerFrame } from './AnswerFrame.tsx';

type State = 'sending' | 'waiting' | 'sent';

const words: Record<State, { title: string; text: string }> = {
  sending: { title: 'On its way', text: 'Your answers are being sent.' },
  waiting: {
    title: 'Kept on this device',
    text: 'There is no signal. Your answers are sent automatically as soon as there is one.',
  },
  sent: { title: 'Thank you', text: 'Your coaches read it. Nobody else does.' },
};

type SentProps = { state: State; onRetry: () => void; onLeave: () => void };

/** What has become of the answers; keyed by its state, so that each is heard. */
export function Sent({ state, onRetry, onLeave }: SentProps) {
  const { title, text } = words[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <AnswerFrame
      line=""
      share={1}
      onLeave={onLeave}
      dock={
        <>
          {state === 'waiting' && (
            <Button size="lg" className="flex-1" onClick={onRetry}>
              Try now
            </Button>
          )}
          <Button size="lg" variant="primary" className="flex-1" onClick={onLeave}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-8">
          {state === 'sent' ? (
            <CircleCheck aria-hidden="true" strokeWidth={1.5} />
          ) : state === 'sending' ? (
            <Spinner />
          ) : (
            <CloudOff aria-hidden="true" strokeWidth={1.5} />
          )}
        </span>
        <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {title}
        </h1>
        <p className="max-w-sm text-balance text-muted">{text}</p>
      </div>
    </AnswerFrame>
  );
}
