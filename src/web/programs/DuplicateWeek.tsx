import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type Draft, exercisesInWeek, weekNumbersOf } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import { weeksText } from './program-words.ts';
import { Targets } from './Targets.tsx';

type DuplicateWeekProps = {
  draft: Draft;
  /** The week shown is the first guess. */
  week: number;
  change: (change: DraftChange) => void;
  onClose: () => void;
};

/** Copies one week onto others, which then hold just what it holds. */
export function DuplicateWeek({ draft, week, change, onClose }: DuplicateWeekProps) {
  const [from, setFrom] = useState(week);
  const [chosen, setChosen] = useState<number[]>([]);
  const [problem, setProblem] = useState<string>();
  const targets = weekNumbersOf(draft).filter(number => number !== from);
  const to = targets.filter(number => chosen.includes(number));
  const duplicate = (event: FormEvent) => {
    event.preventDefault();
    if (to.length === 0) return setProblem('Please select at least one target week');
    if (exercisesInWeek(draft, from) === 0) return setProblem(`Week ${from} has no exercises to copy`);
    change({ type: 'duplicate-week', from, to });
    const description = `Duplicated Week ${from} to ${weeksText(to)}`;
    showToast({ title: 'Success', description, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Duplicate Week"
      description="Copies a whole week, and replaces what the target weeks hold."
      error={problem}
      onSubmit={duplicate}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Duplicate Week
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectField
          label="Source week"
          options={weekNumbersOf(draft).map(number => ({ value: String(number), label: `Week ${number}` }))}
          value={from}
          onChange={event => {
            setFrom(Number(event.target.value));
            setProblem(undefined);
          }}
        />
        <Targets
          legend="Target weeks"
          targets={targets.map(number => ({
            value: number,
            label: `Week ${number}`,
            exercises: exercisesInWeek(draft, number),
          }))}
          chosen={to}
          onChoose={weeks => {
            setChosen(weeks);
            setProblem(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
