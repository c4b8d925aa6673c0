import { type FormEvent, useState } from 'react';
import { Scale } from '#web/features/training-sessions/player/set/Scale.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Choices } from './Choices.tsx';

const places = ['Knee', 'Lower back', 'Shoulder', 'Elbow', 'Wrist', 'Hip', 'Ankle', 'Neck'] as const;
const options = places.map(place => ({ value: place, label: place }));
const levels = ['Barely there', '', '', '', '', '', '', '', '', 'Worst'] as const;

type PainDialogProps = {
  open: boolean;
  name: string;
  onClose: () => void;
  onPain: (where: string, level: number) => void;
};

export function PainDialog({ open, name, onClose, onPain }: PainDialogProps) {
  const [where, setWhere] = useState('');
  const [level, setLevel] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (where.trim() !== '' && level !== null) onPain(where.trim(), level);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Note pain"
      description={`During ${name}. Your coach sees it.`}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Choices
          legend="Where?"
          options={options}
          value={places.find(place => place === where) ?? null}
          onChoose={setWhere}
        />
        <TextField
          label="Or in your own words"
          maxLength={100}
          value={where}
          error={isTried && where.trim() === '' ? 'Say where it hurts' : undefined}
          onChange={event => setWhere(event.target.value)}
        />
        <Scale legend="How bad is it?" from={1} to={10} labels={levels} value={level} onChoose={setLevel} />
        {isTried && level === null && (
          <p role="alert" className="text-sm text-danger">
            Choose from 1 to 10
          </p>
        )}
      </div>
    </Dialog>
  );
}
