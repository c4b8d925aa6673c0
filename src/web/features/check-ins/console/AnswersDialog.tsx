import { CheckInCard } from '#web/features/check-ins/CheckInCard.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

type AnswersDialogProps = {
  memberId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A member's answers, without leaving the list. */
export function AnswersDialog({ memberId, name, ...dialog }: AnswersDialogProps) {
  return (
    <Dialog {...dialog} title={name} size="lg" footer={<DialogClose>Close</DialogClose>}>
      <CheckInCard memberId={memberId} />
    </Dialog>
  );
}
