import { Fragment, type ReactNode } from 'react';
import { type PrescriptionField, prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { maxRestSeconds } from '#domain/limits.ts';
import { prescribedWeightText } from '#domain/prescriptions/with-unit.ts';
import { ChosenExercise } from '#web/parts/exercise-picker/chosen/ChosenExercise.tsx';
import type { DayAround } from '#web/parts/prescriptions/form/group-of-day.ts';
import { MoreFields } from '#web/parts/prescriptions/form/MoreFields.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { PercentOfField } from '#web/parts/prescriptions/form/PercentOfField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { type Chosen, type Parameters, restTimerSecondsOf, withDetails } from './parameters.ts';
import { labelOf, parameterLabels } from './parameter-labels.ts';

type ParameterFieldsProps = {
  chosen: Chosen;
  parameters: Parameters;
  /** Number of positions to move it to; 0 where it goes to the end. */
  dayLength: number;
  /** The day it stands in, to be joined with its neighbours. */
  day?: DayAround | undefined;
  /** More fields, after those of the category; they have the weight. */
  load?: ReactNode;
  onChange: (parameters: Parameters) => void;
  onPickAnother: () => void;
};

/** The fields of the exercise's category, all of them free text, and the notes. */
export function ParameterFields(props: ParameterFieldsProps) {
  const { chosen, parameters, dayLength, day, load, onChange, onPickAnother } = props;
  const { fields, restTimer, position, details } = parameters;
  const asked = prescriptionFieldsOf(chosen.category);
  const set = (field: PrescriptionField, text: string) =>
    onChange({ ...parameters, fields: { ...fields, [field]: text } });
  return (
    <div className="grid gap-4">
      <ChosenExercise chosen={chosen} onPickAnother={onPickAnother} />
      {parameters.weight !== null && load === undefined && (
        <p className="text-sm text-muted">
          Weight: {prescribedWeightText(parameters.weight, parameters.weightUnit)}
        </p>
      )}
      <div className="grid grid-halves gap-4">
        {asked
          .filter(field => field !== 'notes')
          .map((field, index) => (
            <Fragment key={field}>
              <TextField
                label={labelOf(field, details)}
                placeholder={parameterLabels[field].example}
                maxLength={100}
                autoFocus={index === 0}
                autoComplete="off"
                {...(field === 'sets' && details.setTargets && countedSets)}
                {...(field === 'distance' && orCalories)}
                value={fields[field] ?? ''}
                onChange={event => set(field, event.target.value)}
              />
              {field === 'percent1RM' && (
                <PercentOfField
                  percentOf={details.percentOf}
                  onChange={percentOf => onChange({ ...parameters, details: { ...details, percentOf } })}
                />
              )}
            </Fragment>
          ))}
        {load}
        {asked.includes('restSeconds') && (
          <NumberField
            label="Rest timer (seconds)"
            least={0}
            value={restTimer}
            error={
              restTimerSecondsOf(restTimer) === null
                ? `Use whole seconds, at most ${maxRestSeconds.toLocaleString('en-US')}`
                : undefined
            }
            onChange={event => onChange({ ...parameters, restTimer: event.target.value })}
          />
        )}
        {dayLength > 1 && (
          <SelectField
            label="Position in the day"
            options={Array.from({ length: dayLength }, (_, index) => ({
              value: String(index),
              label: `${index + 1} of ${dayLength}`,
            }))}
            value={position}
            onChange={event => onChange({ ...parameters, position: Number(event.target.value) })}
          />
        )}
      </div>
      <TextArea
        label={parameterLabels.notes.label}
        rows={2}
        maxLength={5000}
        value={fields.notes ?? ''}
        onChange={event => set('notes', event.target.value)}
      />
      <MoreFields
        chosen={chosen}
        details={details}
        ofAll={{ sets: fields.sets ?? '', reps: fields.reps ?? '', percent1RM: fields.percent1RM ?? '' }}
        day={day}
        weightUnit={parameters.weightUnit}
        onChange={(changed, joined) =>
          onChange({ ...withDetails(parameters, changed), ...(joined && { joined }) })
        }
      />
    </div>
  );
}

/** A machine that counts them is prescribed so. */
const orCalories = { hint: 'Or calories: 15 cal' };

/** The number of sets is that of the rows below. */
const countedSets = { readOnly: true, hint: 'As set below' };
