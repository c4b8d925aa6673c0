import { type FormEvent, useState } from 'react';
import { kindWords } from '#domain/training-sessions/session-words.ts';
import {
  asInHand,
  type Measure,
  measuresOf,
  missingOf,
  type SetInHand,
  setToTell,
  stepped,
} from '#domain/training-sessions/set-in-hand.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { type SetKind, setKinds } from '#domain/prescriptions/set-kind.ts';
import {
  isDecimal,
  nameOf,
  readTyped,
  setWords,
  toType,
  unitOf,
  valueText,
} from '#web/training-sessions/player/state/measure-words.ts';
import type { ShownExercise, ShownSet } from '#web/training-sessions/player/state/shown-session.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { unlikelySet } from '#web/training-sessions/player/state/unlikely-set.ts';
import { unlikelyWords } from '#web/measures/unlikely-words.ts';
import { NumberStepper } from '#web/training-sessions/player/set/NumberStepper.tsx';
import { RpeChoice } from '#web/training-sessions/player/set/RpeChoice.tsx';
import { isCountedInSets } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Choices } from './Choices.tsx';

const kinds = setKinds.map(value => ({ value, label: value === 'work' ? 'Work' : kindWords[value] }));

type EditSetDialogProps = {
  open: boolean;
  player: Player;
  exercise: ShownExercise;
  set: ShownSet;
  onClose: () => void;
};

/** A set that is done, corrected or taken back; what it was before stays to be read. */
export function EditSetDialog({ open, player, exercise, set, onClose }: EditSetDialogProps) {
  const { units, kept } = player;
  const before = exercise.setNotes.find(({ setNum }) => setNum === set.setNum)?.text ?? '';
  const [values, setValues] = useState<SetInHand>(() => asInHand(set, units, exercise));
  const [setKind, setSetKind] = useState<SetKind>(set.setKind);
  const [note, setNote] = useState(before);
  const [unlikely, setUnlikely] = useState<Unlikely | null>(null);
  /** What was asked about: saved again, it is meant. */
  const [sure, setSure] = useState<SetInHand | null>(null);
  const isAsking = unlikely !== null && sure === values;
  const change = (measure: Measure | 'rpe', value: number | null) =>
    setValues(now => ({ ...now, [measure]: value }));
  const { prescriptionId } = exercise;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (missingOf(exercise.category, values) !== null) return;
    const found = unlikelySet(player.session, exercise, { ...values, setNum: set.setNum, setKind }, units);
    if (found && sure !== values) {
      setUnlikely(found);
      setSure(values);
      return;
    }
    const told = setToTell(exercise, { setNum: set.setNum, setKind }, values, units);
    const noted = { kind: 'note' as const, prescriptionId, setNum: set.setNum, text: note.trim() };
    void kept.tell(told, ...(note.trim() === before ? [] : [noted]));
    onClose();
  };
  const takeBack = () => {
    void kept.tell({ kind: 'unset', prescriptionId, setNum: set.setNum });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Change the set"
      description={exercise.name}
      size="sm"
      onSubmit={save}
      footer={
        <>
          <Button onClick={takeBack}>Take back</Button>
          <Button type="submit" variant="primary">
            {isAsking ? 'Yes, save it' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {measuresOf(exercise.category).map(measure => (
          <NumberStepper
            key={measure}
            label={nameOf(measure, exercise.isAssisted)}
            value={values[measure]}
            unit={unitOf(measure, values[measure], units, exercise.isAssisted)}
            text={valueText(measure, values[measure])}
            toType={toType(measure, values[measure])}
            isDecimal={isDecimal(measure)}
            read={typed => readTyped(measure, typed)}
            onStep={way =>
              setValues(now => ({
                ...now,
                [measure]: stepped(measure, now[measure], way, player.loadableOf(exercise)),
              }))
            }
            onTyped={value => change(measure, value)}
          />
        ))}
        {values.reps === 0 && isCountedInSets(exercise.category) && (
          <p className="-mt-2 text-center text-sm text-muted">
            No reps: missed. It is kept, and counts for nothing.
          </p>
        )}
        {isAsking && (
          <p role="alert" className="text-center font-medium">
            {unlikelyWords(unlikely, units)}
          </p>
        )}
        <RpeChoice value={values.rpe} isAsked={false} onChange={value => change('rpe', value)} />
        <Choices legend="What it was" options={kinds} value={setKind} onChoose={setSetKind} />
        <TextField
          label="Note on this set"
          maxLength={500}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        {set.earlier.length > 0 && (
          <p className="text-sm text-muted">
            Before: {set.earlier.map(one => setWords(asInHand(one, units), units)).join('; ')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
