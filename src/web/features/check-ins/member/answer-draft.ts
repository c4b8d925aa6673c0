import type { WeightUnit } from '#domain/measures/measure.ts';
import type { AnswerInput, Question } from '#domain/check-ins/question.ts';
import { wrongAnswer } from '#domain/check-ins/fitting-answers.ts';
import { draftAt, type DraftKind } from '#web/data/drafts/draft.ts';
import { openDraft } from '#web/data/drafts/open-draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import { typedCheckIns } from './typed-check-ins.ts';

/** A number is kept as it is typed, of a picture the key by which the device has it. */
type Typed = { value: string | number; unit: WeightUnit | null };

export type CheckInDraft = {
  week: string;
  version: number;
  answers: Record<string, Typed>;
  /** Which question is in hand. */
  step: number;
};

const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);

const isTyped = (kept: unknown): kept is Typed =>
  isObject(kept) &&
  ['string', 'number'].includes(typeof kept.value) &&
  [null, 'lb', 'kg'].includes(kept.unit as null);

const isCheckInDraft = (kept: unknown): kept is CheckInDraft =>
  isObject(kept) &&
  typeof kept.week === 'string' &&
  typeof kept.version === 'number' &&
  typeof kept.step === 'number' &&
  isObject(kept.answers) &&
  Object.values(kept.answers).every(isTyped);

/** By hand: a page opens with it. */
const checkInDrafts: DraftKind<CheckInDraft> = {
  ...typedCheckIns,
  shape: { safeParse: kept => (isCheckInDraft(kept) ? { success: true, data: kept } : { success: false }) },
};

type Begun = { week: string; version: number };

/** One a person and week. */
export const openAnswers = (userId: string, { week, version }: Begun, store = localStore()) =>
  openDraft<CheckInDraft>(
    draftAt(checkInDrafts, userId, week, store),
    { week, version, answers: {}, step: 0 },
    kept => (Object.keys(kept.answers).length === 0 && kept.step === 0 ? kept : null),
  );

function valueOf({ kind }: Question, { value }: Typed): string | number {
  if (typeof value === 'number') return value;
  const text = value.trim();
  return kind === 'number' && text !== '' ? typedNumber(text) : text;
}

/** What is sent: of the questions that are still asked, what is not left empty. */
export const answersToSend = (questions: readonly Question[], { answers }: CheckInDraft): AnswerInput[] =>
  questions.flatMap(question => {
    const typed = answers[question.id];
    const value = typed ? valueOf(question, typed) : '';
    return typed === undefined || value === '' ? [] : [{ questionId: question.id, value, unit: typed.unit }];
  });

/** Keys of the pictures among what is sent: each is on the device until then. */
export const picturesAmong = (questions: readonly Question[], answers: readonly AnswerInput[]): string[] =>
  answers.flatMap(({ questionId, value }) =>
    questions.some(({ id, kind }) => id === questionId && kind === 'picture') ? [String(value)] : [],
  );

/** Why one cannot go on from a question; null where one can. */
export function stuckAt(question: Question, { answers }: CheckInDraft): string | null {
  const typed = answers[question.id];
  const value = typed ? valueOf(question, typed) : '';
  if (typed === undefined || value === '') return question.isRequired ? 'Please answer this one' : null;
  return wrongAnswer(question, { value, unit: typed.unit });
}
