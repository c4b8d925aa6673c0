/**
 * Asks before something that can't be undone. It stays open while `pending`; close it when the work is done.
 * `<ConfirmDialog open={open} onOpenChange={setOpen} title="Delete program?" description="2 assignments end."
 *   confirmLabel="Delete" pendingLabel="Deleting..." pending={isPending} error={failure} onConfirm={remove} />`
 */
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import type { ConfirmDialogProps } from './box/ConfirmBox.tsx';
import { useOnceOpened } from './once-opened.ts';

const Box = lazyPart(async () => (await import('./box/ConfirmBox.tsx')).ConfirmBox, undefined, {
  isSoonWanted: true,
});

export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Fetched part={Box} isWanted={useOnceOpened(props.open)} props={props} />;
}
