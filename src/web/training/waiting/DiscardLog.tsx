import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';

const DiscardQuestion = lazy(async () => ({
  default: (await import('./DiscardQuestion.tsx')).DiscardQuestion,
}));

type DiscardLogProps = { log: WaitingLog; className?: string; 'aria-describedby'?: string };

/** Throws a kept log away, after a question. */
export function DiscardLog({ log, ...button }: DiscardLogProps) {
  const [question, setQuestion] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <>
      <Button size="sm" variant="ghost" {...button} onClick={() => setQuestion('open')}>
        Discard
      </Button>
      {question !== 'unasked' && (
        <Suspense fallback={null}>
          <DiscardQuestion open={question === 'open'} log={log} onClose={() => setQuestion('closed')} />
        </Suspense>
      )}
    </>
  );
}
