import type { StoredAnswer } from './question.ts';

export const checkedInOrders = ['newest', 'lowest', 'fallen'] as const;
export type CheckedInOrder = (typeof checkedInOrders)[number];

/** An answer on a scale. `by` is how many steps lower it is than the last one. */
export type ScaleAnswer = { questionId: string; text: string; value: number; top: number };
export type FallenAnswer = ScaleAnswer & { by: number };

/** Scales to 5 and to 10 compare by where on them an answer stands: 0 at the lower end, 1 at the upper. */
const shareOf = ({ value, top }: ScaleAnswer): number => (value - 1) / (top - 1);
const fallOf = ({ by, top }: FallenAnswer): number => by / (top - 1);

const onScales = (answers: readonly StoredAnswer[]): ScaleAnswer[] =>
  answers.flatMap(({ questionId, kind, text, value, top }) =>
    kind === 'scale' && typeof value === 'number' ? [{ questionId, text, value, top }] : [],
  );

/** The lowest answer on a scale, of equals the first; null where no scale was answered. */
export const lowestAnswer = (answers: readonly StoredAnswer[]): ScaleAnswer | null =>
  onScales(answers).toSorted((a, b) => shareOf(a) - shareOf(b))[0] ?? null;

/** The answer that fell most since the check-in before, on the same question and scale; null where none fell. */
export function mostFallen(
  answers: readonly StoredAnswer[],
  before: readonly StoredAnswer[],
): FallenAnswer | null {
  const earlier = onScales(before);
  const fallen = onScales(answers).flatMap(answer => {
    const last = earlier.find(one => one.questionId === answer.questionId && one.top === answer.top);
    return last && last.value > answer.value ? [{ ...answer, by: last.value - answer.value }] : [];
  });
  return fallen.toSorted((a, b) => fallOf(b) - fallOf(a))[0] ?? null;
}
