import { type FormEvent, useState } from 'react';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { useUnits } from '#web/measures/use-units.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import type { Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import { exerciseBody } from '#web/features/programs/draft/program-body.ts';
import { beginWithDefault } from '#web/parts/prescriptions/fields/default-prescription.ts';
import {
  type Chosen,
  forExercise,
  parametersOf,
  prescribedOf,
} from '#web/parts/prescriptions/fields/parameters.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';

const failure = 'Failed to add exercise';

/** Gives one exercise for the date: it is picked, then prescribed. */
export function useAddExercise(member: Pick<Member, 'id'>, date: PlainDate, onDone: () => void) {
  const library = useLibrary();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isPicking, setPicking] = useState(true);
  const { weight: unit } = useUnits();
  const [untouched, setUntouched] = useState(() => parametersOf(undefined, 0, unit));
  const [parameters, setParameters] = useState(untouched);
  const add = useSend(addDailyWorkout, {
    success: ({ exercise }) => ({
      title: 'Success',
      description: `Added ${exercise.name} to ${shortDay(date)}`,
    }),
    failure,
    plainly: true,
    onSuccess: onDone,
  });
  const pick = (exercise: LibraryExercise) => {
    const { id, name, category } = exercise;
    const next = { exerciseId: id, name, category };
    const isTyped = parameters !== untouched;
    const fresh = beginWithDefault(parametersOf(undefined, 0, unit), exercise);
    if (!isTyped) setUntouched(fresh);
    setParameters(now => (isTyped ? forExercise(now, chosen, next) : fresh));
    setChosen(next);
    setPicking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const prescribed = !isPicking && chosen && prescribedOf(chosen, parameters);
    if (prescribed) add.mutate({ body: dailyWorkoutBody(prescribed, member.id, date) });
  };
  return {
    library,
    search,
    setSearch,
    chosen: isPicking ? null : chosen,
    pick,
    pickAnother: () => setPicking(true),
    parameters,
    setParameters,
    error: add.error ? sentenceOf(add.error, failure) : undefined,
    isPending: add.isPending,
    submit,
  };
}

/** The parameters of the exercise's own category; those typed for another one stay behind. */
export function dailyWorkoutBody(prescribed: Prescribed, memberId: string, assignedDate: PlainDate) {
  return { memberId, assignedDate, ...exerciseBody(prescribed) };
}
