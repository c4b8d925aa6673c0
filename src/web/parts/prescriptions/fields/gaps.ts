import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';

/** The place of an exercise that has just been removed: as high as it was, so that none slides under the pointer. */
export type Gap = { key: number; name: string; position: number; height: number };

/** A day's exercises, with the gaps in the places that they have among them. */
export function withGaps(exercises: readonly DraftExercise[], gaps: readonly Gap[]): (DraftExercise | Gap)[] {
  const inOrder = gaps.toSorted((one, other) => one.position - other.position);
  return inOrder.reduce<(DraftExercise | Gap)[]>(
    (lines, gap) => lines.toSpliced(gap.position, 0, gap),
    [...exercises],
  );
}

export const isGap = (line: DraftExercise | Gap): line is Gap => 'height' in line;
