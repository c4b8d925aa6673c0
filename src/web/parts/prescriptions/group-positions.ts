import { type Grouped, groupsOf } from '#domain/prescriptions/groups/groups.ts';
import { groupText } from '#domain/prescriptions/groups/group-text.ts';

/** The position of an exercise in its group. */
export type GroupPosition = {
  /** 'Superset A, 4 rounds' */
  text: string;
  isFirst: boolean;
  isLast: boolean;
  /** 'A, 2 of 3' */
  label: string;
};

/** For each exercise of a day in order; null for one that stands alone. */
export function groupPositions(exercises: readonly Partial<Grouped>[]): (GroupPosition | null)[] {
  // Data stored on a device before there were groups has none.
  const grouped = exercises.map(({ groupLabel = null, groupFormat = null }) => ({ groupLabel, groupFormat }));
  return groupsOf(grouped).flatMap(group => {
    if (group.label === null) return [null];
    const { label, format, exercises: members } = group;
    return members.map((_, index) => ({
      text: groupText(label, format),
      isFirst: index === 0,
      isLast: index === members.length - 1,
      label: `${label}, ${index + 1} of ${members.length}`,
    }));
  });
}
