import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const TestedMaxesDialog = partToOpen(
  async () => (await import('#web/parts/tested-maxes/TestedMaxesDialog.tsx')).TestedMaxesDialog,
);

/** The way to one's own tested maxes. */
export function YourMaxes({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Tested maxes
      </Button>
      {isOpen && <TestedMaxesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
