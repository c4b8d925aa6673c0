import { type FormEvent, useState } from 'react';
import { weekdays, type Weekday } from '#domain/plain-date.ts';
import type { DraftChange } from '#web/features/programs/draft/draft-document.ts';
import { dayOf, type Draft, type DayPosition, weekNumbersOf } from '#web/parts/prescriptions/fields/draft.ts';
import { positionText } from '#web/parts/program/program-text.ts';
import { say } from '#web/features/programs/schedule/say.ts';
import { Targets } from '#web/features/programs/schedule/Targets.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { capitalised } from '#web/ui/text/words.ts';

type CopyDayProps = {
  draft: Draft;
  from: DayPosition;
  change: (change: DraftChange) => void;
  undo: () => void;
  onClose: () => void;
};

/** Copies one day onto others of its week, or of another one. */
export function CopyDay({ draft, from, change, undo, onClose }: CopyDayProps) {
  const [week, setWeek] = useState(from.week);
  const [chosen, setChosen] = useState<Weekday[]>([]);
  const [problem, setProblem] = useState<string>();
  const targets = weekdays.filter(weekday => week !== from.week || weekday !== from.weekday);
  const to = targets.filter(weekday => chosen.includes(weekday));
  const copy = (event: FormEvent) => {
    event.preventDefault();
    if (to.length === 0) return setProblem('Please select at least one target day');
    change({ type: 'copy-day', from, to: to.map(weekday => ({ week, weekday })) });
    const days = to.map(capitalised).join(', ');
    say(`Copied ${capitalised(from.weekday)} to ${days} of Week ${week}`, undo);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Copy ${capitalised(from.weekday)}`}
      description={`${positionText(from)} goes onto the days you choose, and replaces what they hold.`}
      error={problem}
      onSubmit={copy}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Copy Day
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectField
          label="Target week"
          options={weekNumbersOf(draft).map(number => ({ value: String(number), label: `Week ${number}` }))}
          value={week}
          onChange={event => setWeek(Number(event.target.value))}
        />
        <Targets
          legend="Target days"
          targets={targets.map(weekday => ({
            value: weekday,
            label: capitalised(weekday),
            exercises: dayOf(draft, { week, weekday }).exercises.length,
          }))}
          chosen={to}
          onChoose={days => {
            setChosen(days);
            setProblem(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
