import {
  type AnswerInput,
  highestNumber,
  type StoredAnswer,
  maxAnswerLength,
  type Question,
} from './question.ts';

/** A question that is not as it has to be, in a sentence; null for one that is. */
export function wrongQuestion({ kind, options, top, measure, unit }: Question): string | null {
  if (kind === 'choice') {
    if (options.length < 2) return 'Give at least two answers to choose from';
    const words = options.map(option => option.toLowerCase());
    if (new Set(words).size !== words.length) return 'Two answers to choose from are the same';
  }
  if (kind === 'scale' && top !== 5 && top !== 10) return 'A scale goes to 5 or to 10';
  if (kind === 'number' && measure === 'weight' && unit !== '')
    return 'A weight is answered in each person’s own unit';
  return null;
}

export type WrongAnswer = { questionId: string; message: string };

/** Answers as they are stored, in the order of the questions; or what is wrong with them. Empty ones are left out. */
export function keepAnswers(
  questions: readonly Question[],
  input: readonly AnswerInput[],
): { storedAnswers: StoredAnswer[] } | { wrong: WrongAnswer } {
  const byQuestion = new Map(input.map(answer => [answer.questionId, answer]));
  const unknown = input.find(({ questionId }) => !questions.some(({ id }) => id === questionId));
  if (unknown) return wrong(unknown.questionId, 'This question is no longer asked');
  if (byQuestion.size < input.length) {
    const twice = input.find((answer, at) => input.findIndex(isTo(answer)) !== at);
    return wrong(twice?.questionId ?? '', 'This question is answered twice');
  }
  const storedAnswers: StoredAnswer[] = [];
  for (const question of questions) {
    const answer = byQuestion.get(question.id);
    const isEmpty = answer === undefined || answer.value === '';
    const message = isEmpty ? leftOut(question) : wrongAnswer(question, answer);
    if (message !== null) return wrong(question.id, message);
    if (!isEmpty) storedAnswers.push(asStored(question, answer));
  }
  if (storedAnswers.length === 0) return wrong(questions[0]?.id ?? '', 'Answer at least one question');
  return { storedAnswers };
}

const isTo = (one: AnswerInput) => (other: AnswerInput) => other.questionId === one.questionId;
const wrong = (questionId: string, message: string) => ({ wrong: { questionId, message } });
const leftOut = ({ isRequired, text }: Question) => (isRequired ? `Please answer: ${text}` : null);

/** Ids of the pictures among answers, in their order. */
export const picturesAmong = (answers: readonly Pick<StoredAnswer, 'kind' | 'value'>[]): string[] =>
  answers.flatMap(({ kind, value }) => (kind === 'picture' ? [String(value)] : []));

/** The reason an answer does not fit its question; null where it does. */
export function wrongAnswer(
  question: Question,
  { value, unit }: Omit<AnswerInput, 'questionId'>,
): string | null {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  switch (question.kind) {
    case 'scale':
      return isNumber && Number.isInteger(value) && value >= 1 && value <= question.top
        ? null
        : `Choose a number from 1 to ${question.top}`;
    case 'number':
      if (!isNumber || value < 0 || value > highestNumber)
        return `Enter a number from 0 to ${highestNumber.toLocaleString('en-US')}`;
      return question.measure === 'weight' && !unit ? 'Say in which unit the weight is: lb or kg' : null;
    case 'choice':
      return typeof value === 'string' && question.options.includes(value)
        ? null
        : 'Choose one of the answers';
    case 'picture':
      return typeof value === 'string' && uuid.test(value) ? null : 'Choose a picture';
    default:
      return typeof value === 'string' && value.length <= maxAnswerLength
        ? null
        : `Use text of at most ${maxAnswerLength.toLocaleString('en-US')} characters`;
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const toHundredths = (value: number) => Math.round(value * 100) / 100;

const asStored = (question: Question, { value, unit }: AnswerInput): StoredAnswer => ({
  questionId: question.id,
  part: question.part,
  kind: question.kind,
  text: question.text,
  top: question.top,
  measure: question.measure,
  value: typeof value === 'number' ? toHundredths(value) : value,
  unit: question.kind !== 'number' ? '' : question.measure === 'weight' ? (unit ?? 'lb') : question.unit,
});
