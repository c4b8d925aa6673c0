import { type FormEvent, useState } from 'react';
import type { Change, Schedule } from '#web/features/programs/document/schedule.ts';
import { weeksText } from '#web/parts/program/program-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { say } from './say.ts';
import { Targets } from './Targets.tsx';

type DuplicateWeekProps = {
  schedule: Schedule;
  /** The week shown is the first guess. */
  week: number;
  change: Change;
  audience: string | undefined;
  undo: () => void;
  onClose: () => void;
};

/** Copies one week onto others, which then hold exactly the same. */
export function DuplicateWeek({ schedule, week, change, audience, undo, onClose }: DuplicateWeekProps) {
  const [from, setFrom] = useState(week);
  const [chosen, setChosen] = useState<number[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isCopying, setIsCopying] = useState(false);
  const targets = schedule.weeks.filter(({ number }) => number !== from);
  const to = targets.map(target => target.number).filter(number => chosen.includes(number));
  const duplicate = async (event: FormEvent) => {
    event.preventDefault();
    if (isCopying) return;
    if (to.length === 0) return setProblem('Please select at least one target week');
    setIsCopying(true);
    const wentWrong = await change({ type: 'duplicate-week', from, to });
    setIsCopying(false);
    if (wentWrong) return setProblem(wentWrong);
    say(`Duplicated Week ${from} to ${weeksText(to)}`, undo);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Duplicate Week"
      description="Copies a whole week, and replaces what the target weeks hold."
      error={problem}
      onSubmit={event => void duplicate(event)}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={isCopying} pendingLabel="Duplicating...">
            Duplicate Week
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectField
          label="Source week"
          options={schedule.weeks.map(({ number }) => ({ value: String(number), label: `Week ${number}` }))}
          value={from}
          onChange={event => {
            setFrom(Number(event.target.value));
            setProblem(undefined);
          }}
        />
        <Targets
          legend="Target weeks"
          targets={targets.map(({ number, exercises }) => ({
            value: number,
            label: `Week ${number}`,
            exercises,
          }))}
          chosen={to}
          onChoose={weeks => {
            setChosen(weeks);
            setProblem(undefined);
          }}
        />
        {audience && <p className="text-sm text-muted">{audience}</p>}
      </div>
    </Dialog>
  );
}
