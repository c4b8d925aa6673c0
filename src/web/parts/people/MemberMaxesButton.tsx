import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

/** No page begins with it. */
const TestedMaxesDialog = partToOpen(
  async () => (await import('#web/parts/tested-maxes/TestedMaxesDialog.tsx')).TestedMaxesDialog,
);

type MemberMaxesButtonProps = {
  memberId: string;
  memberName: string;
  /** Of this lift alone. */
  lift?: { id: string; name: string };
  className?: string;
};

/** The way for a coach to a member's tested maxes, of one lift or of all. */
export function MemberMaxesButton({ className, ...whose }: MemberMaxesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={whose.lift ? 'sm' : 'md'}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {whose.lift ? 'Tested max' : 'Tested maxes'}
      </Button>
      {isOpen && <TestedMaxesDialog {...whose} onClose={() => setOpen(false)} />}
    </>
  );
}
