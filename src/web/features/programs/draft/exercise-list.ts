import type { DraftExercise, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';

/** Changes to the exercises of one day. */
export type ListChange =
  | { type: 'add-exercise'; key: number; exercise: Prescribed }
  /** `position` counts from 0. */
  | { type: 'change-exercise'; key: number; exercise: Prescribed; position: number }
  | { type: 'remove-exercise'; key: number }
  | { type: 'reorder-exercises'; keys: readonly number[] };

type List = readonly DraftExercise[];

export function changeList(list: List, change: ListChange): DraftExercise[] {
  switch (change.type) {
    case 'add-exercise':
      return [...list, { ...change.exercise, key: change.key }];
    case 'change-exercise':
      return changed(list, change.key, change.exercise, change.position);
    case 'remove-exercise':
      return list.filter(({ key }) => key !== change.key);
    default:
      return inOrderOf(list, change.keys);
  }
}

function changed(list: List, key: number, exercise: Prescribed, position: number): DraftExercise[] {
  const others = list.filter(other => other.key !== key);
  return others.toSpliced(position, 0, { ...exercise, key });
}

/** Exercises that the order does not name stay, at the end. */
function inOrderOf(list: List, keys: readonly number[]): DraftExercise[] {
  const place = ({ key }: DraftExercise) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return list.toSorted((a, b) => place(a) - place(b));
}
