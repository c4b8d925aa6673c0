/**
 * Asks before something that can't be undone. It stays open while `pending`; close it when the work is done.
 * `<ConfirmDialog open={open} onOpenChange={setOpen} title="Delete program?" description="2 assignments end."
 *   confirmLabel="Delete" pendingLabel="Deleting..." pending={isPending} error={failure} onConfirm={remove} />`
 */
import type { ReactNode } from 'react';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { useOnceOpened } from './once-opened.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  pendingLabel?: string;
  error?: string | undefined;
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  /** More to decide, below the description. */
  children?: ReactNode;
};

const Box = lazyPart(async () => (await import('./ConfirmBox.tsx')).ConfirmBox, undefined, {
  isSoonWanted: true,
});

export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Fetched part={Box} isWanted={useOnceOpened(props.open)} props={props} />;
}
