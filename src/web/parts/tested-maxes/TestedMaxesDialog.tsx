import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TrainingMaxes } from './TrainingMaxes.tsx';
import { TestedMaxes, type TestedMaxesProps } from './TestedMaxes.tsx';

type TestedMaxesDialogProps = TestedMaxesProps & {
  /** The member's name, where a coach looks. */
  memberName?: string | undefined;
  onClose: () => void;
};

/** The tested maxes and training maxes of a member, of one lift or of all. */
export function TestedMaxesDialog({ memberName, onClose, ...maxes }: TestedMaxesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={maxes.lift ? 'Tested max' : 'Tested maxes'}
      description={[memberName, maxes.lift?.name].filter(Boolean).join(' · ')}
      footer={<DialogClose>Close</DialogClose>}
    >
      <div className="grid gap-6">
        <TestedMaxes {...maxes} />
        <TrainingMaxes lift={maxes.lift} memberId={maxes.memberId} />
      </div>
    </Dialog>
  );
}
