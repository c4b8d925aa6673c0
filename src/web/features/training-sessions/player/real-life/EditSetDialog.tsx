import { type FormEvent, useState } from 'react';
import { kindLabels } from '#domain/training-sessions/session-text.ts';
import {
  asCounted,
  asEntry,
  type Measure,
  measuresOf,
  missingMeasure,
  type SetEntry,
  setEvent,
  stepped,
} from '#domain/training-sessions/player/current-set.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { type SetKind, setKinds } from '#domain/prescriptions/set-kind.ts';
import { setLine } from '#web/features/training-sessions/player/state/measure-text.ts';
import type { ShownExercise, ShownSet } from '#web/features/training-sessions/player/state/shown-session.ts';
import type { DeviceSession } from '#web/features/training-sessions/device/use-session.ts';
import { loadableOf } from '#domain/training-sessions/player/player-view.ts';
import type { PlayerSession } from '#domain/training-sessions/player/player-exercise.ts';
import { unlikelySet } from '#domain/training-sessions/player/unlikely-set.ts';
import { unlikelyText } from '#web/measures/unlikely-text.ts';
import { MeasureStepper } from '#web/features/training-sessions/player/set/MeasureStepper.tsx';
import { RpeChoice } from '#web/features/training-sessions/player/set/RpeChoice.tsx';
import { isCountedInSets } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Choices } from './Choices.tsx';

const kinds = setKinds.map(value => ({ value, label: value === 'work' ? 'Work' : kindLabels[value] }));

type EditSetDialogProps = {
  open: boolean;
  inPlay: PlayerSession;
  exercise: ShownExercise;
  set: ShownSet;
  addEvents: DeviceSession['addEvents'];
  onClose: () => void;
};

/** A set that is done, corrected or taken back; what it was before stays to be read. */
export function EditSetDialog({ open, inPlay, exercise, set, addEvents, onClose }: EditSetDialogProps) {
  const { units } = inPlay;
  const before = exercise.setNotes.find(({ setNum }) => setNum === set.setNum)?.text ?? '';
  const [values, setValues] = useState<SetEntry>(() => asEntry(set, units, exercise));
  const [setKind, setSetKind] = useState<SetKind>(set.setKind);
  const [note, setNote] = useState(before);
  const [unlikely, setUnlikely] = useState<Unlikely | null>(null);
  const counted = asCounted(exercise, set);
  /** What was asked about: saved again, it is meant. */
  const [sure, setSure] = useState<SetEntry | null>(null);
  const isAsking = unlikely !== null && sure === values;
  const change = (measure: Measure | 'rpe', value: number | null) =>
    setValues(now => ({ ...now, [measure]: value }));
  const { prescriptionId } = exercise;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (missingMeasure(counted, values) !== null) return;
    const found = unlikelySet(inPlay, counted, { ...values, setNum: set.setNum, setKind });
    if (found && sure !== values) {
      setUnlikely(found);
      setSure(values);
      return;
    }
    const corrected = setEvent(counted, { setNum: set.setNum, setKind }, values, units);
    const noted = { kind: 'note' as const, prescriptionId, setNum: set.setNum, text: note.trim() };
    void addEvents([corrected, ...(note.trim() === before ? [] : [noted])]);
    onClose();
  };
  const takeBack = () => {
    void addEvents([{ kind: 'unset', prescriptionId, setNum: set.setNum }]);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Edit set"
      description={exercise.name}
      size="sm"
      onSubmit={save}
      footer={
        <>
          <Button onClick={takeBack}>Undo set</Button>
          <Button type="submit" variant="primary">
            {isAsking ? 'Yes, save it' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {measuresOf(counted).map(measure => (
          <MeasureStepper
            key={measure}
            measure={measure}
            isAssisted={exercise.isAssisted}
            units={units}
            value={values[measure]}
            onStep={direction =>
              setValues(now => ({
                ...now,
                [measure]: stepped(measure, now[measure], direction, loadableOf(exercise, inPlay)),
              }))
            }
            onTyped={value => change(measure, value)}
          />
        ))}
        {values.reps === 0 && isCountedInSets(exercise.category) && (
          <p className="-mt-2 text-center text-sm text-muted">
            No reps: a missed set. It is saved, but does not count.
          </p>
        )}
        {isAsking && (
          <p role="alert" className="text-center font-medium">
            {unlikelyText(unlikely, units)}
          </p>
        )}
        <RpeChoice value={values.rpe} isPrescribed={false} onChange={value => change('rpe', value)} />
        <Choices legend="Kind of set" options={kinds} value={setKind} onChoose={setSetKind} />
        <TextField
          label="Note on this set"
          maxLength={500}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        {set.earlier.length > 0 && (
          <p className="text-sm text-muted">
            Before:{' '}
            {set.earlier
              .map(one => setLine(asEntry(one, units, { category: exercise.category }), units))
              .join('; ')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
