import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { DefaultPrescription } from '#domain/exercises/default-prescription.ts';
import { maxRestSeconds, usualRestSeconds } from '#domain/limits.ts';
import { type ExerciseCategory, prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { labelOf, parameterLabels } from '#web/parts/prescriptions/fields/parameter-labels.ts';
import { PercentOfField } from '#web/parts/prescriptions/form/PercentOfField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { NumberValueField } from '#web/ui/controls/NumberValueField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { blankDefault, changedDefault } from './default-fields.ts';

type DefaultPrescriptionFieldsProps = {
  category: ExerciseCategory;
  value: DefaultPrescription | null;
  onChange: (value: DefaultPrescription | null) => void;
};

/** Default prescription of the exercise, behind a button that shows it in a line. */
export function DefaultPrescriptionFields(props: DefaultPrescriptionFieldsProps) {
  const { category, value, onChange } = props;
  const units = useUnits();
  const { weight: own } = units;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const said = value ? prescriptionLine(value, category, units) || 'said' : 'none';
  const { notes, restTimerSeconds, ...texts } = value ?? blankDefault(own);
  const set = (change: Partial<DefaultPrescription>) => onChange(changedDefault(value, change, own));
  const fields = prescriptionFieldsOf(category).filter(field => field !== 'notes');
  return (
    <div className="grid min-w-0 gap-3">
      <Button
        className="justify-self-start whitespace-normal"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron aria-hidden="true" />
        <span className="text-left">
          Default prescription: <span className="text-muted">{said}</span>
        </span>
      </Button>
      <div id={listId} hidden={!isOpen} className="min-w-0">
        {isOpen && (
          <div className="grid gap-4">
            <p className="text-sm text-muted">
              Filled in wherever it is prescribed, and changed there as you like.
            </p>
            <div className="grid grid-halves gap-4">
              {fields.map(field => (
                <Fragment key={field}>
                  <TextField
                    label={labelOf(field, texts)}
                    placeholder={parameterLabels[field].example}
                    maxLength={100}
                    autoComplete="off"
                    value={(texts[field as keyof typeof texts] as string | null) ?? ''}
                    onChange={event => set({ [field]: event.target.value || null })}
                  />
                  {field === 'percent1RM' && (
                    <PercentOfField percentOf={texts.percentOf} onChange={percentOf => set({ percentOf })} />
                  )}
                </Fragment>
              ))}
              {fields.includes('restSeconds') && (
                <NumberValueField
                  label="Rest timer (seconds)"
                  least={0}
                  most={maxRestSeconds}
                  value={restTimerSeconds}
                  // A blank is the usual rest.
                  onValue={seconds => set({ restTimerSeconds: seconds ?? usualRestSeconds })}
                />
              )}
            </div>
            <TextArea
              label={parameterLabels.notes.label}
              rows={2}
              maxLength={5000}
              value={notes ?? ''}
              onChange={event => set({ notes: event.target.value || null })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
