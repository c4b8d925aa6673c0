import type { WeightUnit } from '#domain/measures/measure.ts';

export const questionKinds = ['scale', 'number', 'choice', 'text', 'picture'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The subject of a question: the heading under which it stands. */
export const questionParts = ['body', 'habits', 'spirit'] as const;
export type QuestionPart = (typeof questionParts)[number];

/** A weight is answered in one's own unit; any other number in the words of its question. */
export const numberMeasures = ['plain', 'weight'] as const;
type NumberMeasure = (typeof numberMeasures)[number];

export const maxQuestions = 12;
export const maxQuestionLength = 200;
export const maxScaleWordsLength = 30;
export const maxUnitLength = 20;
export const maxOptions = 8;
export const maxOptionLength = 60;
export const maxAnswerLength = 2000;
export const highestNumber = 100_000;

/**
 * A question of a check-in. Fields that its kind does not use are as in `blankQuestion`. Its id stays over edits, and
 * with it its trend.
 */
export type Question = {
  id: string;
  part: QuestionPart;
  kind: QuestionKind;
  text: string;
  isRequired: boolean;
  /** Up to where a scale goes, 5 or 10; it begins at 1. */
  top: number;
  /** The meaning of the two ends of a scale. */
  low: string;
  high: string;
  measure: NumberMeasure;
  unit: string;
  options: string[];
};

export const blankQuestion: Omit<Question, 'id' | 'part' | 'kind'> = {
  text: '',
  isRequired: true,
  top: 10,
  low: '',
  high: '',
  measure: 'plain',
  unit: '',
  options: [],
};

/** An answer as it is sent: a weight with the unit it was typed in, a picture as the id of its attachment. */
export type AnswerInput = {
  questionId: string;
  value: string | number;
  unit?: WeightUnit | null | undefined;
};

/**
 * An answer as it is stored: with the question's words of that week, so that it can be read when the question is gone.
 */
export type StoredAnswer = Pick<Question, 'part' | 'kind' | 'text' | 'top' | 'measure'> & {
  questionId: string;
  value: string | number;
  /** The unit of a number; of a weight 'lb' or 'kg'. */
  unit: string;
};
