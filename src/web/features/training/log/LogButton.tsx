import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { changesHere } from '#web/data/drafts/draft.ts';
import type { LogTarget } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { readDraft } from './log-draft.ts';
import type { useSaveLog } from './save-log.ts';

type LogButtonProps = {
  target: LogTarget;
  isCurrent: boolean;
  nameId: string;
  saving: ReturnType<typeof useSaveLog>;
  onOpen: () => void;
};

/** The way to the form, or that there is nothing left to do. */
export function LogButton({ target, isCurrent, nameId, saving, onOpen }: LogButtonProps) {
  const { id, log, pending } = target.exercise;
  // The server, which draws the page first, knows of no draft.
  const isTyped = useSyncExternalStore(
    changesHere.subscribe,
    () => readDraft(target) !== null,
    () => false,
  );
  if (log) {
    return (
      <Button
        disabled
        aria-describedby={nameId}
        className="flex-1 border-transparent bg-success-soft px-3 text-success shadow-none disabled:opacity-100 sm:flex-none"
      >
        <Check aria-hidden="true" /> Exercise Complete!
      </Button>
    );
  }
  const isUnsaved = !saving.isPending && isTyped;
  return (
    <>
      <Button
        variant={isCurrent ? 'primary' : 'secondary'}
        size={isCurrent ? 'lg' : 'md'}
        aria-describedby={nameId}
        pending={saving.isPending}
        pendingLabel={saving.isWaiting ? 'Waiting for a signal...' : 'Saving...'}
        data-next-action={isCurrent || undefined}
        data-log-button={id}
        className={cx(pending ? 'sm:px-6' : 'flex-1 sm:max-w-64')}
        onClick={onOpen}
      >
        {pending ? 'Change' : 'Log Progress'}
      </Button>
      {isUnsaved && <p className="basis-full text-sm text-warning">Not saved yet. What you typed is kept.</p>}
    </>
  );
}
