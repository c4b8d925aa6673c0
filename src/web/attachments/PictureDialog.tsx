import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

/** A picture as large as the screen lets it be. */
export function PictureDialog({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={open => !open && onClose()}
      title="Picture"
      footer={<DialogClose>Close</DialogClose>}
    >
      <a href={address} target="_blank" rel="noopener" aria-label="Open the picture in a new tab">
        <img src={address} alt="" className="mx-auto max-h-[75dvh] max-w-full rounded-md object-contain" />
      </a>
    </Dialog>
  );
}
