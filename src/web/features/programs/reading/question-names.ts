import { chosenFor } from '#domain/program-text/names-of-text.ts';
import type { ProgramReading, Question } from '#domain/program-reader/program-reading.ts';
import type { Sheet } from './sheet.ts';

/** A name that the library does not know, without a choice so far. */
export type OpenName = {
  /** Of its question. */
  id: string;
  name: string;
  lines: readonly number[];
  nearest: { id: string; name: string }[];
  canBeNote: boolean;
};

const quoted = /“(.+)”/s;

/** The name as it stands in the text; without one, the question. */
export const nameInQuestion = ({ text }: Question): string => quoted.exec(text)?.[1] ?? text;

/** The exercises of the library that an answer may be. */
export const exercisesOffered = ({ choices }: Question): { id: string; name: string }[] =>
  choices.flatMap(({ value, label }) =>
    value === 'create' || value === 'note' ? [] : [{ id: value, name: label }],
  );

/** Questions of a text in two groups: names without an exercise, and all others, which have a proposal or an answer. */
export function questionsApart({ questions }: Pick<ProgramReading, 'questions'>, { answers }: Sheet) {
  const isOpen = (question: Question) =>
    question.kind === 'exercise' && chosenFor(question, answers) === 'create';
  const names = questions.filter(isOpen).map(
    (question): OpenName => ({
      id: question.id,
      name: nameInQuestion(question),
      lines: question.lines,
      nearest: exercisesOffered(question),
      canBeNote: question.choices.some(({ value }) => value === 'note'),
    }),
  );
  return { names, others: questions.filter(question => !isOpen(question)) };
}
