import { detailsOf } from '#domain/prescriptions/prescription-details.ts';
import type { DraftExercise, DayPosition, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import {
  type Change,
  lengthOf,
  type Outcome,
  type Schedule,
} from '#web/features/programs/document/schedule.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { capitalised } from '#web/ui/text/words.ts';
import { ChooseWorkout } from './ChooseWorkout.tsx';
import { DayNotes } from './DayNotes.tsx';
import { DuplicateWeek } from './DuplicateWeek.tsx';
import { PrescribeExercise } from './PrescribeExercise.tsx';
import { say } from './say.ts';

/** The dialog that is open over the schedule. */
export type Opened =
  | { dialog: 'duplicate-week'; week: number }
  | { dialog: 'add-exercise' | 'describe-day' | 'choose-workout'; at: DayPosition }
  | { dialog: 'edit-exercise'; at: DayPosition; exercise: DraftExercise };

type ScheduleDialogProps = {
  opened: Opened;
  schedule: Schedule;
  change: Change;
  audience?: string | undefined;
  /** Takes back the last change. */
  undo: () => void;
  onClose: () => void;
};

export function ScheduleDialog({ opened, audience, undo, ...dialog }: ScheduleDialogProps) {
  switch (opened.dialog) {
    case 'duplicate-week':
      return <DuplicateWeek {...dialog} week={opened.week} audience={audience} undo={undo} />;
    case 'describe-day':
      return <DayNotes {...dialog} day={dialog.schedule.dayOf(opened.at)} at={opened.at} />;
    case 'choose-workout':
      return <UseWorkout {...dialog} at={opened.at} />;
    case 'add-exercise':
      return <AddExercise {...dialog} at={opened.at} />;
    default:
      return <EditExercise {...dialog} at={opened.at} exercise={opened.exercise} />;
  }
}

type DayDialogProps = Omit<ScheduleDialogProps, 'opened' | 'audience' | 'undo'> & { at: DayPosition };

function AddExercise({ schedule, at, change, onClose }: DayDialogProps) {
  const exercises = schedule.dayOf(at).lines;
  const add = async (exercise: Prescribed, _position: number, joined: DraftExercise | undefined) => {
    const problem =
      (await join(change, at, exercises, exercise, joined)) ??
      (await change({ type: 'add-exercise', at, exercise }));
    if (!problem) say(`Added ${exercise.name} to ${capitalised(at.weekday)}`);
    return problem;
  };
  return (
    <PrescribeExercise
      place={at}
      dayLength={lengthOf(schedule.dayOf(at))}
      day={exercises}
      onSave={add}
      onClose={onClose}
    />
  );
}

function UseWorkout({ at, change, onClose }: DayDialogProps) {
  const use = async ({ id, name }: Program) => {
    const problem = await change({ type: 'use-workout', at, workoutId: id });
    if (!problem) say(`${capitalised(at.weekday)} uses ${name}`);
    return problem;
  };
  return <ChooseWorkout open onOpenChange={open => !open && onClose()} onChoose={use} />;
}

function EditExercise({
  schedule,
  at,
  exercise,
  change,
  onClose,
}: DayDialogProps & { exercise: DraftExercise }) {
  const exercises = schedule.dayOf(at).lines;
  const { key } = exercise;
  const save = async (changed: Prescribed, position: number, joined: DraftExercise | undefined) => {
    const problem =
      (await join(change, at, exercises, changed, joined)) ??
      (await change({ type: 'change-exercise', at, key, exercise: changed, position }));
    if (!problem) say(`Updated ${changed.name}`);
    return problem;
  };
  return (
    <PrescribeExercise
      place={at}
      current={exercise}
      position={exercises.findIndex(other => other.key === key)}
      dayLength={exercises.length}
      day={exercises}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Brings a neighbour into the group of the exercise that has been joined with it. */
async function join(
  change: Change,
  at: DayPosition,
  exercises: readonly DraftExercise[],
  { details }: Prescribed,
  neighbour: DraftExercise | undefined,
): Promise<Outcome> {
  if (!neighbour || !details?.groupLabel || details.groupLabel === neighbour.details?.groupLabel)
    return undefined;
  const { key, ...prescribed } = neighbour;
  const { groupLabel, groupFormat } = details;
  const exercise = {
    ...prescribed,
    details: { ...detailsOf(prescribed.details ?? {}), groupLabel, groupFormat },
  };
  const position = exercises.indexOf(neighbour);
  return change({ type: 'change-exercise', at, key, exercise, position });
}
