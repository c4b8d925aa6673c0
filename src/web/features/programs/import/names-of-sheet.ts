import { newNames, questionOfName } from '#domain/program-text/names-of-text.ts';
import type { ProgramReading, Question } from '#domain/program-reader/program-reading.ts';
import { exercisesOffered, nameInQuestion } from '#web/features/programs/reading/question-names.ts';
import { type Choice, type Choices, type Unknown } from '#web/features/programs/reading/name-choices.ts';
import type { Sheet } from '#web/features/programs/reading/sheet.ts';

type UnknownName = Unknown & { question: Question };

/** The names that a text asks for, as the dialog shows them, with the answer or the proposal for each. */
export function namesOfSheet({ questions }: ProgramReading, sheet: Sheet) {
  const names = questions
    .filter(({ kind }) => kind === 'exercise')
    .map((question): UnknownName => {
      const canBeNote = question.choices.some(({ value }) => value === 'note');
      const nearest = exercisesOffered(question);
      return { name: nameInQuestion(question), category: null, nearest, canBeNote, question };
    });
  const choices: Choices = Object.fromEntries(
    names.flatMap(one => {
      const choice = choiceFor(one, sheet);
      return choice ? [[one.name, choice]] : [];
    }),
  );
  return { names, choices };
}

function choiceFor(
  { question, nearest }: UnknownName,
  { answers, categories, picked }: Sheet,
): Choice | undefined {
  const answer = answers[question.id] ?? question.proposed;
  if (answer === 'note') return { isNote: true };
  const category = categories[question.id];
  // A new exercise has to be chosen: it is never only proposed.
  if (answer === 'create') return category && { category };
  return { id: answer, name: nearest.find(({ id }) => id === answer)?.name ?? picked[answer] ?? '' };
}

/** The sheet with the choices for its names. */
export function withChoices(sheet: Sheet, names: readonly UnknownName[], choices: Choices): Sheet {
  const next = {
    answers: { ...sheet.answers },
    categories: { ...sheet.categories },
    picked: { ...sheet.picked },
  };
  for (const { name, question } of names) {
    const choice = choices[name];
    if (!choice) {
      delete next.answers[question.id];
      delete next.categories[question.id];
    } else if ('id' in choice) {
      next.answers[question.id] = choice.id;
      next.picked[choice.id] = choice.name;
    } else if ('category' in choice) {
      next.answers[question.id] = 'create';
      next.categories[question.id] = choice.category;
    } else next.answers[question.id] = 'note';
  }
  return { ...sheet, ...next };
}

/** The names of the text that are put into the library, in which category. */
export function createdOf(reading: ProgramReading, { categories }: Sheet) {
  return Object.fromEntries(
    newNames(reading).flatMap(name => {
      const category = categories[questionOfName(name)];
      return category ? [[name, category]] : [];
    }),
  );
}
