import type { WeightUnit } from '#domain/measures/measure.ts';
import { typedWeightIn } from '#domain/measures/shown.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { StoredAnswer, Question } from './question.ts';

export type AnsweredWeek = { week: PlainDate; answers: readonly StoredAnswer[] };

export type Trend = Pick<Question, 'part' | 'text' | 'top' | 'low' | 'high'> & {
  questionId: string;
  kind: 'scale' | 'number';
  /** The unit of the values, as the reader has it; empty for a scale. */
  unit: string;
  points: { week: PlainDate; value: number }[];
};

/**
 * The trend of each scale and number that is asked now, in the order of the questions; weights in the reader's unit. An
 * edited question goes on; answers on another scale, or in another unit, are no points of it.
 */
export const trendsOf = (
  questions: readonly Question[],
  weeks: readonly AnsweredWeek[],
  weightUnit: WeightUnit,
): Trend[] =>
  questions.flatMap(question => {
    const { id, part, text, kind, top, low, high } = question;
    if (kind !== 'scale' && kind !== 'number') return [];
    const points = weeks
      .flatMap(({ week, answers }) => {
        const answer = answers.find(({ questionId }) => questionId === id);
        const value = answer && isAlike(question, answer) ? valueIn(answer, weightUnit) : null;
        return value === null ? [] : [{ week, value }];
      })
      .toSorted((a, b) => (a.week < b.week ? -1 : 1));
    if (points.length === 0) return [];
    const unit = kind === 'scale' ? '' : question.measure === 'weight' ? weightUnit : question.unit;
    return [{ questionId: id, part, text, kind, top, low, high, unit, points }];
  });

const isAlike = (question: Question, answer: StoredAnswer): boolean =>
  question.kind === answer.kind &&
  (question.kind === 'scale' ? question.top === answer.top : question.measure === answer.measure);

function valueIn({ value, measure, unit }: StoredAnswer, weightUnit: WeightUnit): number | null {
  if (typeof value !== 'number') return null;
  if (measure !== 'weight') return value;
  return typedWeightIn({ weight: value, unit: unit === 'kg' ? 'kg' : 'lb' }, weightUnit);
}
