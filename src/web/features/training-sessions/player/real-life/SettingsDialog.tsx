import {
  readySound,
  setSignal,
  signal,
  type Signals,
  useSignals,
} from '#web/features/training-sessions/player/state/signals.ts';
import { awakeText } from './awake-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';

const switches: readonly { name: keyof Signals; label: string; hint: string }[] = [
  { name: 'sound', label: 'Sound', hint: 'Two short notes. Your music keeps playing.' },
  { name: 'vibration', label: 'Vibration', hint: 'Where the device can.' },
  { name: 'flash', label: 'Flash', hint: 'The screen lights up once.' },
];

type SettingsDialogProps = { open: boolean; isAwake: boolean; onClose: () => void };

/** How this device signals that a rest is over. */
export function SettingsDialog({ open, isAwake, onClose }: SettingsDialogProps) {
  const signals = useSignals();
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Sound and screen"
      description="At the end of a rest and whenever a timer changes, on this device"
      size="sm"
    >
      <div className="grid gap-4">
        {switches.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={signals[name]}
            onChange={event => setSignal(name, event.target.checked)}
          />
        ))}
        <Button
          onClick={() => {
            readySound();
            signal('end');
          }}
        >
          Try it
        </Button>
        <p className="text-sm text-muted">{awakeText(isAwake)}</p>
      </div>
    </Dialog>
  );
}
