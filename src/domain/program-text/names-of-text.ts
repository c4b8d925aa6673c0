import { type Named, namesOf } from '#domain/exercises/exercise-names.ts';
import { fold } from '#domain/program-reader/fold.ts';
import type { ProgramReading, Question, ReadExercise } from '#domain/program-reader/program-reading.ts';
import type { Nameable } from '#domain/shorthand/match-exercise.ts';

/** The library as a text is read by: an exercise is found by all its names. */
export const libraryForText = (library: readonly (Named & { category: string })[]): Nameable[] =>
  library.map(one => ({
    id: one.id,
    name: one.name,
    category: one.category,
    aliases: namesOf(one).slice(1),
  }));

/** The question that a reading asks of a name which the library does not know. */
export const questionOfName = (name: string): string => `exercise:${fold(name)}`;

/** The answers by which names mean these exercises, or new ones. */
export const answersOfNames = (
  exercises: Readonly<Record<string, string>>,
  created: readonly string[],
): Record<string, string> =>
  Object.fromEntries([
    ...created.map(name => [questionOfName(name), 'create']),
    ...Object.entries(exercises).map(([name, id]) => [questionOfName(name), id]),
  ]);

/** The choice that holds for a question: the answer where it is a choice, or an exercise; else what is proposed. */
export function chosenFor(
  { id, kind, choices, proposed }: Question,
  answers: Readonly<Record<string, string>>,
) {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (answer === undefined) return proposed;
  return kind === 'exercise' || choices.some(({ value }) => value === answer) ? answer : proposed;
}

/** Names for new exercises, as they were first written: those without one, and all of alternates. */
export function newNames({ weeks }: Pick<ProgramReading, 'weeks'>): string[] {
  const names = new Map<string, string>();
  for (const { exerciseId, exerciseName, alternateNames } of exercisesOfWeeks(weeks)) {
    for (const name of [...(exerciseId === null ? [exerciseName] : []), ...alternateNames])
      if (!names.has(fold(name))) names.set(fold(name), name);
  }
  return [...names.values()];
}

/** All prescriptions of the weeks, in their order. */
export const exercisesOfWeeks = (weeks: ProgramReading['weeks']): ReadExercise[] =>
  weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
