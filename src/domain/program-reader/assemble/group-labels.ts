import type { GroupMark, Item, Position } from '#domain/program-reader/walk/item.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Gives each group of a day without a label the first letter that none of the day has. One exercise alone makes no group of its own. */
export function labelGroups(items: readonly Item[]): void {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const key = positionKey(item.position);
    const day = days.get(key);
    if (day) day.push(item);
    else days.set(key, [item]);
  }
  for (const day of days.values()) labelDay(day);
}

const positionKey = ({ weeks, day, session }: Position): string => JSON.stringify([weeks, day, session]);

function labelDay(items: readonly Item[]): void {
  const used = new Set(items.flatMap(({ group }) => group?.label?.toUpperCase() ?? []));
  const counts = new Map<GroupMark, number>();
  for (const { group } of items) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  for (const item of items) {
    const { group } = item;
    if (group === null || group.label !== null) continue;
    const isTogether = group.format === null || group.format.kind === 'superset';
    if (isTogether && counts.get(group) === 1) {
      item.group = null;
      continue;
    }
    const letter = letters.find(free => !used.has(free)) ?? 'Z';
    used.add(letter);
    group.label = letter;
  }
}
