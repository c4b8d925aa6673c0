import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import type { Weekday } from '#domain/plain-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DropdownMenu } from '#web/ui/DropdownMenu.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type DraftDay, type DraftExercise, mostExercisesADay, type Place } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import { PrescriptionLine } from './PrescriptionLine.tsx';
import { capitalised } from './program-words.ts';
import type { Opened } from './ScheduleDialog.tsx';

type DayCardProps = {
  week: number;
  weekday: Weekday;
  day: DraftDay;
  known: ReadonlySet<string> | undefined;
  change: (change: DraftChange) => void;
  onOpen: (opened: Opened) => void;
};

/** A day of the week being written. Drawn anew only when this day changes. */
export const DayCard = memo(function DayCard({ week, weekday, day, known, change, onOpen }: DayCardProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const name = capitalised(weekday);
  const at = { week, weekday };
  const isFull = day.exercises.length >= mostExercisesADay;
  const remove = ({ key }: DraftExercise) => {
    change({ type: 'remove-exercise', at, key });
    showToast({ title: 'Success', description: 'Exercise removed from day', tone: 'success' });
    // The button that was pressed goes with its exercise.
    addButton.current?.focus();
  };
  return (
    <Card
      title={name}
      headingLevel={3}
      description={day.dayName || undefined}
      actions={<DayMenu name={name} at={at} isEmpty={day.exercises.length === 0} onOpen={onOpen} />}
    >
      <div className="grid gap-3">
        {day.notes && <p className="text-sm whitespace-pre-line text-muted">{day.notes}</p>}
        {day.exercises.length > 0 && (
          <ol className="grid gap-3">
            {day.exercises.map((exercise, index) => (
              <PrescriptionLine
                key={exercise.key}
                number={index + 1}
                name={exercise.name}
                category={exercise.category}
                prescription={exercise.fields}
                actions={
                  <div className="-mt-1 -mr-1.5 flex">
                    <IconButton
                      label={`Edit ${exercise.name}`}
                      size="sm"
                      onClick={() => onOpen({ dialog: 'edit-exercise', at, exercise })}
                    >
                      <Pencil />
                    </IconButton>
                    <IconButton label={`Remove ${exercise.name}`} size="sm" onClick={() => remove(exercise)}>
                      <Trash2 />
                    </IconButton>
                  </div>
                }
              >
                {known && !known.has(exercise.exerciseId) && <Badge tone="warning">Not in the library</Badge>}
              </PrescriptionLine>
            ))}
          </ol>
        )}
        {isFull && <p className="text-sm text-muted">Use at most {mostExercisesADay} exercises a day</p>}
        <Button
          ref={addButton}
          aria-label={`Add Exercise to ${name}`}
          size="sm"
          disabled={isFull}
          onClick={() => onOpen({ dialog: 'add-exercise', at })}
        >
          <Plus aria-hidden="true" />
          Add Exercise
        </Button>
      </div>
    </Card>
  );
});

type DayMenuProps = Pick<DayCardProps, 'onOpen'> & { name: string; at: Place; isEmpty: boolean };

function DayMenu({ name, at, isEmpty, onOpen }: DayMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More for ${name}`} size="sm" className="-mt-1 -mr-1.5">
          <EllipsisVertical />
        </IconButton>
      }
      items={[
        { label: 'Name and Notes', onSelect: () => onOpen({ dialog: 'describe-day', at }) },
        { label: 'Copy Day', disabled: isEmpty, onSelect: () => onOpen({ dialog: 'copy-day', at }) },
      ]}
    />
  );
}
