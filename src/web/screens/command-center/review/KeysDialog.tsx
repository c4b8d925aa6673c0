import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

const keys = [
  ['j', 'Next member'],
  ['k', 'Previous member'],
  ['r', 'Reviewed, and on to the next'],
  ['s', 'Snooze'],
  ['c', 'Write to them'],
  ['x', 'Their message needs no answer'],
  ['n', 'A private note'],
  ['a', 'Assign what is next'],
  ['l', 'The coming week 10% lighter'],
  ['w', 'Swap an exercise of the coming week'],
  ['u', 'Undo what was done last'],
  ['?', 'These keys'],
  ['Esc', 'Leave a field; back to the round'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title="Keys"
      description="They work wherever you are not typing."
      footer={<DialogClose>Close</DialogClose>}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-md border border-line-strong px-1.5 font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
