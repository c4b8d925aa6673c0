import type { getCheckIn } from '#contract/coaching/check-ins.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { wrongQuestion } from '#domain/check-ins/fitting-answers.ts';
import {
  blankQuestion,
  maxQuestions,
  type Question,
  questionKinds,
  questionParts,
} from '#domain/check-ins/question.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { draftAt, type Shape } from '#web/data/drafts/draft.ts';
import { openDraft } from '#web/data/drafts/open-draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { newRequestKey } from '#web/data/request-key.ts';

export type CheckIn = ResponseOf<typeof getCheckIn>;

/** As a coach writes it; `version` is that of the one it was begun from. */
export type WrittenCheckIn = {
  questions: Question[];
  weekday: Weekday;
  isForGroups: boolean;
  groupIds: string[];
  isOn: boolean;
  version: number;
};

/** One that was never written is switched on with its first saving. */
export const writtenOf = ({ questions, weekday, groupIds, isOn, version }: CheckIn): WrittenCheckIn => ({
  questions,
  weekday,
  groupIds,
  isForGroups: groupIds.length > 0,
  isOn: isOn || version === 0,
  version,
});

const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null;

const isQuestion = (kept: unknown): kept is Question =>
  isObject(kept) &&
  typeof kept.id === 'string' &&
  questionParts.includes(kept.part as 'body') &&
  questionKinds.includes(kept.kind as 'scale') &&
  ['text', 'low', 'high', 'measure', 'unit'].every(name => typeof kept[name] === 'string') &&
  typeof kept.top === 'number' &&
  typeof kept.isRequired === 'boolean' &&
  Array.isArray(kept.options);

const shape: Shape<WrittenCheckIn> = {
  safeParse: kept =>
    isObject(kept) &&
    Array.isArray(kept.questions) &&
    kept.questions.every(isQuestion) &&
    weekdays.includes(kept.weekday as Weekday) &&
    Array.isArray(kept.groupIds) &&
    typeof kept.isForGroups === 'boolean' &&
    typeof kept.isOn === 'boolean' &&
    typeof kept.version === 'number'
      ? { success: true, data: kept as WrittenCheckIn }
      : { success: false },
};

/** What a coach writes and has not saved. */
export const openWritten = (coachId: string, checkIn: CheckIn, store = localStore()) =>
  openDraft<WrittenCheckIn>(
    draftAt({ what: 'check-in-written', shape }, coachId, 'now', store),
    writtenOf(checkIn),
    (kept, begun) => (JSON.stringify(kept) === JSON.stringify(begun) ? begun : null),
  );

export const newQuestion = (): Question => ({
  ...blankQuestion,
  id: newRequestKey(),
  part: 'body',
  kind: 'scale',
});

/** The question one place up or down. */
export function moved(questions: readonly Question[], id: string, by: -1 | 1): Question[] {
  const from = questions.findIndex(question => question.id === id);
  const [to, found] = [from + by, questions[from]];
  if (!found || to < 0 || to >= questions.length) return [...questions];
  return questions.filter(question => question.id !== id).toSpliced(to, 0, found);
}

/** What its kind does not use is left as it is by default. */
export function tidied(question: Question): Question {
  const { kind, measure } = question;
  return {
    ...question,
    text: question.text.trim(),
    ...(kind !== 'scale' && { top: blankQuestion.top, low: '', high: '' }),
    ...(kind !== 'number' && { measure: 'plain' as const }),
    ...((kind !== 'number' || measure === 'weight') && { unit: '' }),
    options:
      kind === 'choice' ? question.options.map(option => option.trim()).filter(option => option !== '') : [],
  };
}

/** What is wrong with each question, by its id. */
export const problemsOf = ({ questions }: WrittenCheckIn): ReadonlyMap<string, string> =>
  new Map(
    questions.map(tidied).flatMap(question => {
      const problem = question.text === '' ? 'Write the question' : wrongQuestion(question);
      return problem === null ? [] : [[question.id, problem] as const];
    }),
  );

/** What keeps it all from being saved. */
export function problemOf(written: WrittenCheckIn): string | null {
  const { questions, isOn, isForGroups, groupIds } = written;
  if (isOn && questions.length === 0) return 'Ask at least one question';
  if (questions.length > maxQuestions) return `Ask at most ${maxQuestions} questions`;
  if (isForGroups && groupIds.length === 0) return 'Choose the groups it is for';
  return problemsOf(written).size > 0 ? 'Some questions are incomplete' : null;
}

export const bodyOf = ({ isForGroups, groupIds, questions, ...written }: WrittenCheckIn) => ({
  ...written,
  questions: questions.map(tidied),
  groupIds: isForGroups ? groupIds : [],
});
