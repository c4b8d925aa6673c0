import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TestedMaxes, type TestedMaxesProps } from './TestedMaxes.tsx';

type TestedMaxesDialogProps = TestedMaxesProps & {
  /** The member's name, where a coach looks. */
  memberName?: string | undefined;
  onClose: () => void;
};

/** The tested maxes of a member, of one lift or of all. */
export function TestedMaxesDialog({ memberName, onClose, ...maxes }: TestedMaxesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={maxes.lift ? 'Tested max' : 'Tested maxes'}
      description={[memberName, maxes.lift?.name].filter(Boolean).join(' · ')}
      footer={<DialogClose>Close</DialogClose>}
    >
      <TestedMaxes {...maxes} />
    </Dialog>
  );
}
