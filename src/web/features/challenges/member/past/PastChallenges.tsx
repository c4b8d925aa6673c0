import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const PastChallengesDialog = partToOpen(
  async () => (await import('./PastChallengesDialog.tsx')).PastChallengesDialog,
);

/** The way to the challenges that have ended. */
export function PastChallenges() {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" onClick={open}>
        <History aria-hidden="true" />
        Past challenges
      </Button>
      {openings > 0 && <PastChallengesDialog key={openings} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
