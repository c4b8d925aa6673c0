import { reasons } from './reasons.ts';
import type { AwayReason } from '#domain/training-sessions/session-event.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type SkipDialogProps = {
  open: boolean;
  name: string;
  onClose: () => void;
  onSkip: (reason: AwayReason) => void;
};

/** One tap: the reason skips it. */
export function SkipDialog({ open, name, onClose, onSkip }: SkipDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={`Skip ${name}`}
      description="Your coach sees why. What you have done so far is saved."
      size="sm"
    >
      <div className="grid gap-2">
        {reasons.map(({ value, label }) => (
          <Button key={value} className="min-h-14 text-lg" onClick={() => onSkip(value)}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
