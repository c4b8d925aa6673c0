import { type FormEvent, useState } from 'react';
import { maxExercisesPerDay } from '#domain/limits.ts';
import { detailsOf } from '#domain/prescriptions/prescription-details.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { useUnits } from '#web/measures/use-units.ts';
import type { DraftExercise, DayPosition, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import type { Outcome } from '#web/features/programs/document/schedule.ts';
import { beginWithDefault } from '#web/parts/prescriptions/fields/default-prescription.ts';
import { ParameterFields } from '#web/parts/prescriptions/fields/ParameterFields.tsx';
import {
  type Chosen,
  forExercise,
  type Parameters,
  parametersOf,
  prescribedOf,
} from '#web/parts/prescriptions/fields/parameters.ts';
import { positionText } from '#web/parts/program/program-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { counted } from '#web/ui/text/words.ts';

type PrescribeExerciseProps = {
  place: DayPosition;
  /** The one to change, and its place in the day; none to add one at the end. */
  current?: DraftExercise;
  position?: number;
  dayLength: number;
  /** The day as it stands. */
  day: readonly DraftExercise[];
  /** The dialog stays open, with all that was typed, when something went wrong. */
  onSave: (exercise: Prescribed, position: number, joined: DraftExercise | undefined) => Promise<Outcome>;
  onClose: () => void;
};

const inDay = ({ name, details }: DraftExercise) => ({ name, details: detailsOf(details ?? {}) });

const notSavedYet = 'What you typed is not in the day yet. Close again to discard it.';

/** Picks an exercise, then its parameters. One after another can be added without leaving. */
export function PrescribeExercise(props: PrescribeExerciseProps) {
  const { place, current, position = props.dayLength, dayLength, day, onSave, onClose } = props;
  const library = useLibrary();
  const { weight: unit } = useUnits();
  const [chosen, setChosen] = useState<Chosen | null>(current ?? null);
  const [picking, setPicking] = useState(!current);
  const [search, setSearch] = useState('');
  const [untouched, setUntouched] = useState(() => parametersOf(current, position, unit));
  const [parameters, setParameters] = useState(untouched);
  const [warning, setWarning] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const pick = (exercise: LibraryExercise) => {
    const { id, name, category } = exercise;
    const next = { exerciseId: id, name, category };
    // Typed text stays, whatever the exercise.
    const isTyped = current !== undefined || parameters !== untouched;
    const fresh = beginWithDefault(parametersOf(undefined, position, unit), exercise);
    if (!isTyped) setUntouched(fresh);
    setParameters(now => (isTyped ? forExercise(now, chosen, next) : fresh));
    setChosen(next);
    setPicking(false);
  };
  const type = (next: Parameters) => {
    setParameters(next);
    setWarning(undefined);
  };
  const close = () => {
    if (parameters === untouched || warning) onClose();
    else setWarning(notSavedYet);
  };
  const save = async () => {
    const exercise = chosen && prescribedOf(chosen, parameters);
    if (!exercise || isSaving) return false;
    // An exercise that another coach has moved stays there unless it was moved here.
    const isMoved = parameters.position !== untouched.position;
    setIsSaving(true);
    const joined = parameters.joined && day[position + (parameters.joined === 'above' ? -1 : 1)];
    const problem = await onSave(exercise, isMoved ? parameters.position : position, joined);
    setIsSaving(false);
    setWarning(problem);
    return problem === undefined;
  };
  const saveAndGoOn = async () => {
    if (!(await save())) return;
    const fresh = parametersOf(undefined, position + 1, unit);
    setUntouched(fresh);
    type(fresh);
    setSearch('');
    setPicking(true);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!picking && (await save())) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && close()}
      title={current ? 'Edit Exercise' : 'Add Exercise'}
      description={
        current ? positionText(place) : `${positionText(place)} · ${counted(dayLength, 'exercise')} so far`
      }
      size="lg"
      error={warning}
      onSubmit={event => void submit(event)}
      footer={
        picking ? (
          <Button onClick={current ? () => setPicking(false) : close}>{current ? 'Back' : 'Cancel'}</Button>
        ) : current ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Updating...">
              Update Exercise
            </Button>
          </>
        ) : (
          <>
            <Button disabled={dayLength + 1 >= maxExercisesPerDay} onClick={() => void saveAndGoOn()}>
              Add Another
            </Button>
            <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Adding...">
              Add Exercise
            </Button>
          </>
        )
      }
    >
      {picking || !chosen ? (
        <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={pick} />
      ) : (
        <ParameterFields
          chosen={chosen}
          parameters={parameters}
          dayLength={current ? dayLength : 0}
          day={{ exercises: day.map(inDay), position: position }}
          onChange={type}
          onPickAnother={() => setPicking(true)}
        />
      )}
    </Dialog>
  );
}
