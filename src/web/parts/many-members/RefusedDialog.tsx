import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import type { Refusal } from './many.ts';

type RefusedDialogProps = {
  /** Title: the result for the others. */
  title: string;
  refused: readonly Refusal[];
  onClose: () => void;
};

/** By name, whom something could not be done for. */
export function RefusedDialog({ title, refused, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={refused.length === 1 ? 'Not for one of them:' : `Not for ${refused.length} of them:`}
      footer={<DialogClose>Done</DialogClose>}
    >
      <ul className="grid gap-2">
        {refused.map(({ memberId, name, why }) => (
          <li key={`${memberId} ${why}`} className="rounded-md border border-line px-3 py-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className="block text-sm text-muted">{why}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
