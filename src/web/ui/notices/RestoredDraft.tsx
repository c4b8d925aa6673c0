/**
 * A notice that the text was typed earlier. `<RestoredDraft onStartOver={startOver} />`, with other words as its
 * children.
 */
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from './Notice.tsx';

type RestoredDraftProps = {
  /** Whether the saved version has changed since. */
  isOlder?: boolean;
  onStartOver: () => void;
  children?: ReactNode;
};

export function RestoredDraft({ isOlder = false, onStartOver, children }: RestoredDraftProps) {
  return (
    <Notice tone={isOlder ? 'warning' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56" role="status">
          {children || 'What you had typed is back. It was kept on this device.'}
        </p>
        <Button size="sm" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </Notice>
  );
}
