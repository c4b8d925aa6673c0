import { groupsOf, isSameGroup } from '#domain/prescriptions/groups/groups.ts';
import type { PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';

/** The exercises of a day as they stand, and the place of the one that is written. */
export type DayAround = {
  exercises: readonly { name: string; details: PrescriptionDetails }[];
  /** From 0; beyond the last for one that is added. */
  position: number;
};

export type Neighbour = { where: 'above' | 'below'; name: string; details: PrescriptionDetails };

/** With whom it can be joined. */
export function neighboursOf({ exercises, position }: DayAround): Neighbour[] {
  const [above, below] = [exercises[position - 1], exercises[position + 1]];
  return [
    above && { where: 'above' as const, ...above },
    below && { where: 'below' as const, ...below },
  ].filter(one => one !== undefined);
}

/** The first letter that no group of the day has. */
export function nextLabel({ exercises }: DayAround): string {
  const taken = exercises.map(({ details }) => details.groupLabel);
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters.find(letter => !taken.some(label => isSameGroup(label, letter))) ?? 'A';
}

/** The exercise whose format holds for the group: the first above that has one; null where its own does. */
export function leaderOf({ exercises, position }: DayAround, label: string): string | null {
  const others = exercises.slice(0, position).map(({ name, details }) => ({ name, ...details }));
  const last = groupsOf(others).at(-1);
  if (!last?.label || !isSameGroup(last.label, label)) return null;
  return last.exercises.find(({ groupFormat }) => groupFormat !== null)?.name ?? null;
}
