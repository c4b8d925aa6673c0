import type { ReactNode } from 'react';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AlternateFields } from './AlternateFields.tsx';
import { GroupFields } from './GroupFields.tsx';
import type { DayAround, Neighbour } from './group-of-day.ts';
import { SetTargetRows } from './SetTargetRows.tsx';
import type { OfAll } from './set-rows.ts';

export type DetailFieldsProps = {
  chosen: { exerciseId: string; category: ExerciseCategory };
  details: PrescriptionDetails;
  ofAll: OfAll;
  /** Unit in which weights are typed. */
  weightUnit: string;
  /** Exercises around it; without them it can't be joined with another. */
  day?: DayAround | undefined;
  /** With the neighbour that it has just been joined with, which is to be in the same group. */
  onChange: (details: PrescriptionDetails, joined?: Neighbour['where']) => void;
};

/** Sets named one by one, the tempo, what may be done in its place, and with whom it is done together. */
export function DetailFields({ chosen, details, ofAll, weightUnit, day, onChange }: DetailFieldsProps) {
  const set = (changed: Partial<PrescriptionDetails>) => onChange({ ...details, ...changed });
  return (
    <div className="grid gap-5 rounded-md border border-line p-3 sm:p-4">
      <Part title="Set by set">
        <SetTargetRows
          targets={details.setTargets}
          ofAll={ofAll}
          weightUnit={weightUnit}
          percentOf={details.percentOf}
          onChange={setTargets => set({ setTargets })}
        />
      </Part>
      <TextField
        label="Tempo"
        placeholder="31X1"
        hint="Seconds down, held, up, held; X is as fast as possible."
        maxLength={20}
        autoComplete="off"
        value={details.tempo ?? ''}
        onChange={event => set({ tempo: event.target.value || null })}
      />
      <Part title="Alternates">
        <AlternateFields
          chosen={chosen}
          ids={details.alternateExerciseIds}
          onChange={alternateExerciseIds => set({ alternateExerciseIds })}
        />
      </Part>
      <Part title="Group">
        <GroupFields
          details={details}
          day={day}
          onChange={(changed, joined) => onChange({ ...details, ...changed }, joined)}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h4 className="text-sm font-medium">{title}</h4>
      {children}
    </section>
  );
}
