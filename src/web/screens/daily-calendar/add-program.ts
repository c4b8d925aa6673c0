import { type FormEvent, useState } from 'react';
import { createAssignment } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listWorkouts, multiWeekProgram } from '#contract/programs.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { programEndDate } from '#domain/training/schedule/training-schedule.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Member } from '#web/parts/people/member-text.ts';

export type Workout = ResponseOf<typeof listWorkouts>[number];

const failure = 'Failed to assign program';

/** Assigns a program, or a single workout, from the date. */
export function useAddProgram(member: Pick<Member, 'id'>, date: PlainDate, onDone: () => void) {
  const [workoutId, setWorkoutId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const assign = useSend(createAssignment, {
    success: { title: 'Success', description: 'Program assigned successfully' },
    failure,
    onSuccess: onDone,
  });
  return {
    workoutId,
    choose: (id: string) => {
      setWorkoutId(id);
      setMissing(false);
      assign.reset();
    },
    fieldError: isMissing ? 'Please select a workout program' : undefined,
    error: assign.error ? sentenceOf(assign.error, failure) : undefined,
    isPending: assign.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (workoutId === '') return setMissing(true);
      return assign.mutate({ body: { memberId: member.id, workoutId, startDate: date } });
    },
  };
}

/** Programs first, then single workouts, each by name and told apart. */
export const workoutOptions = (workouts: readonly Workout[]): { value: string; label: string }[] =>
  workouts
    .toSorted((a, b) => Number(isSingle(a)) - Number(isSingle(b)) || compareNames(a.name, b.name))
    .map(workout => ({ value: workout.id, label: `${workout.name} · ${kindText(workout)}` }));

/** The dates on which the chosen workout will be trained. */
export function whenText(workout: Workout, date: PlainDate): string {
  if (isSingle(workout)) return `Trained on ${formatDate(date)}.`;
  if (workout.numWeeks === null) return `Starts on ${formatDate(date)}.`;
  return `Runs from ${formatDate(date)} to ${formatDate(programEndDate(date, workout.numWeeks))}.`;
}

const isSingle = ({ programType }: Workout): boolean => programType !== multiWeekProgram;

function kindText(workout: Workout): string {
  if (isSingle(workout)) return 'Single workout';
  return workout.numWeeks === null ? 'Multi-Week Program' : `${workout.numWeeks}-Week Program`;
}
