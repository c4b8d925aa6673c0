import type { GroupFormat } from './group-format.ts';

/** The parts of a prescription that say with whom it is done. */
export type Grouped = { groupLabel: string | null; groupFormat: GroupFormat | null };

/** Exercises that are done together, or one alone; then label and format are null. */
export type Group<Exercise> =
  | { label: string; format: GroupFormat; exercises: [Exercise, ...Exercise[]] }
  | { label: null; format: null; exercises: [Exercise] };

/** The format of a group whose coach says only that it is one. */
export const plainSuperset: GroupFormat = {
  kind: 'superset',
  rounds: null,
  workSeconds: null,
  restSeconds: null,
  capSeconds: null,
};

/**
 * A day's exercises in order, neighbours that share a label as one group: the same label further down is another group. The
 * first format among them stands.
 */
export function groupsOf<Exercise extends Grouped>(exercises: readonly Exercise[]): Group<Exercise>[] {
  const groups: Group<Exercise>[] = [];
  for (const exercise of exercises) {
    const label = labelOf(exercise);
    const last = groups.at(-1);
    if (label === null) groups.push({ label, format: null, exercises: [exercise] });
    else if (last && last.label !== null && isSameGroup(last.label, label)) last.exercises.push(exercise);
    else groups.push({ label, format: plainSuperset, exercises: [exercise] });
  }
  return groups.map(group =>
    group.label === null ? group : { ...group, format: formatOf(group.exercises) },
  );
}

/** The label, as it is compared with its neighbour's; null for one that stands alone. */
const labelOf = ({ groupLabel }: Grouped): string | null => groupLabel?.trim() || null;

/** Whether two labels are one: a slip in writing it is no other group. */
export const isSameGroup = (one: string | null, other: string): boolean =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

const formatOf = (exercises: readonly Grouped[]): GroupFormat =>
  exercises.find(({ groupFormat }) => groupFormat !== null)?.groupFormat ?? plainSuperset;
