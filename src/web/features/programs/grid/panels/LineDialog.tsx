import { type FormEvent, useState } from 'react';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { detailsOf } from '#domain/prescriptions/prescription-details.ts';
import { type PrescriptionField, prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { isWeighed } from '#domain/prescriptions/set-targets.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useUnits } from '#web/measures/use-units.ts';
import { setLine } from '#web/features/programs/grid/document/change-lines.ts';
import { dayAt, type GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { nameOf } from '#web/features/programs/grid/editing/type-line.ts';
import { ParameterFields } from '#web/parts/prescriptions/fields/ParameterFields.tsx';
import {
  type Chosen,
  forExercise,
  parametersOf,
  prescribedOf,
} from '#web/parts/prescriptions/fields/parameters.ts';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { type Load, LoadFields } from '#web/parts/prescriptions/form/LoadFields.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

/** Everything a line holds, also what shorthand has no sign for: sets one by one, alternates, how a group is done. */
export function LineDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const cell = selection.head;
  const day = dayAt(document, cell.column, cell.day);
  const line = day.lines[cell.line];
  const exercises = useLibrary();
  const { weight } = useUnits();
  const { byId } = grid.library();
  const [chosen, setChosen] = useState<Chosen | null>(() => chosenOf(line, byId));
  const [parameters, setParameters] = useState(() =>
    parametersOf(line && chosen ? asDraft(line, chosen) : undefined, cell.line, weight),
  );
  const [load, setLoad] = useState<Load>(() => ({
    weight: line?.prescription.weight ?? '',
    weightUnit: line && hasUnit(line) ? line.prescription.weightUnit : prescribedUnit[weight],
    rpe: line?.prescription.rpe ?? '',
  }));
  const asked: readonly PrescriptionField[] = chosen ? prescriptionFieldsOf(chosen.category) : [];
  const [picking, setPicking] = useState(chosen === null);
  const [search, setSearch] = useState('');
  const [error, setError] = useState<string>();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const prescribed = chosen && !picking ? prescribedOf(chosen, parameters) : null;
    if (!prescribed) return setError('Something typed here is not a whole number of seconds.');
    const texts = Object.fromEntries(
      prescriptionFieldsOf(prescribed.category).map(field => [
        field,
        prescribed.fields[field]?.trim() || null,
      ]),
    );
    const prescription: WrittenPrescription = {
      ...(line?.prescription ?? emptyPrescription),
      ...texts,
      ...prescribed.details,
      restTimerSeconds: prescribed.restTimerSeconds ?? emptyPrescription.restTimerSeconds,
      weight: load.weight.trim() || null,
      weightUnit: load.weightUnit,
      ...(!asked.includes('rpe') && { rpe: load.rpe.trim() || null }),
    };
    const next: GridLine = {
      text: formatShorthand(prescribed.name, prescription),
      exerciseId: prescribed.exerciseId,
      prescription,
      problem: null,
    };
    grid.change({ document: setLine(document, cell, next), label: `${nameOf(next.text)} changed` });
    return onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Edit Exercise"
      description={line?.text}
      size="lg"
      error={error}
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Done
          </Button>
        </>
      }
    >
      {picking || !chosen ? (
        <ExercisePicker
          library={exercises}
          search={search}
          onSearch={setSearch}
          onPick={({ id, name, category }) => {
            const next = { exerciseId: id, name, category };
            setParameters(now => forExercise(now, chosen, next));
            setChosen(next);
            if (chosen?.exerciseId !== id) setLoad(now => ({ ...now, weight: '' }));
            setPicking(false);
          }}
        />
      ) : (
        <ParameterFields
          chosen={chosen}
          parameters={{ ...parameters, weightUnit: load.weightUnit }}
          dayLength={0}
          load={<LoadFields load={load} hasRpe={!asked.includes('rpe')} onChange={setLoad} />}
          day={{
            exercises: day.lines.map(one => ({
              name: byId.get(one.exerciseId ?? '')?.name ?? one.text,
              details: detailsOf(one.prescription),
            })),
            position: cell.line,
          }}
          onChange={setParameters}
          onPickAnother={() => setPicking(true)}
        />
      )}
    </Dialog>
  );
}

/** A weight is in the line's unit; where there is none, one to come is in the coach's. */
const hasUnit = ({ prescription: { weight, setTargets } }: GridLine) =>
  weight !== null || isWeighed(setTargets);

function chosenOf(
  line: GridLine | undefined,
  byId: ReturnType<ReturnType<typeof useGrid>['library']>['byId'],
): Chosen | null {
  const exercise = byId.get(line?.exerciseId ?? '');
  return exercise ? { exerciseId: exercise.id, name: exercise.name, category: exercise.category } : null;
}

function asDraft({ prescription }: GridLine, chosen: Chosen): DraftExercise {
  const fields = Object.fromEntries(
    prescriptionFieldsOf(chosen.category).map(field => [field, prescription[field] ?? '']),
  );
  return {
    ...chosen,
    key: 0,
    fields,
    restTimerSeconds: prescription.restTimerSeconds,
    details: detailsOf(prescription),
    weightUnit: prescription.weightUnit,
  };
}
