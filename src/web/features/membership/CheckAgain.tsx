import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Spinner } from '#web/ui/buttons/Spinner.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';

type CheckAgainProps = {
  question: string;
  /** Said when it was looked for and is not there. */
  notYet: string;
  waiting: boolean;
  refetch: () => Promise<unknown>;
  className?: string;
};

/** Whether the payment has arrived; where it has, this page is gone. */
export function CheckAgain({ question, notYet, waiting, refetch, className }: CheckAgainProps) {
  const [state, setState] = useState<'asked' | 'looking' | null>(null);
  const look = async () => {
    setState('looking');
    await refetch();
    setState('asked');
  };
  return (
    <div className={cx('grid gap-3', className)}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-muted">{question}</span>
        <Button pending={state === 'looking'} pendingLabel="Checking..." onClick={() => void look()}>
          Check again
        </Button>
      </p>
      <div role="status">
        {waiting && (
          <Notice>
            <span className="flex items-center gap-2.5">
              Looking for your payment. As soon as it has arrived, you are in.
              <Spinner />
            </span>
          </Notice>
        )}
        {!waiting && state === 'asked' && <Notice>{notYet}</Notice>}
      </div>
    </div>
  );
}
