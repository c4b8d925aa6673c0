import { hasNoWork } from '#domain/program-reader/walk/go-on.ts';
import type { Item } from '#domain/program-reader/walk/item.ts';
import type { Walker } from '#domain/program-reader/walk/walker.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import { nameOfDay } from '#domain/program-reader/headings/day-ref.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';

/** Gives lines that say '...Squat' the sets of that exercise, once all of the text is known. */
export function reuseSets(walker: Walker): void {
  const { items } = walker;
  const used = new Set<Item>();
  for (const item of items) if (item.reuse) settle(walker, item, used);
  for (const [at, item] of [...items.entries()].toReversed()) {
    if (!item.isTemplate) continue;
    dropTemplate(walker, item, used.has(item));
    items.splice(at, 1);
  }
}

function settle(walker: Walker, item: Item, used: Set<Item>): void {
  const { reuse } = item;
  if (!reuse) return;
  // Before it is looked for: two lines could go by each other.
  delete item.reuse;
  const [line = 0] = item.lines;
  const other = meantBy(walker, item, reuse);
  if (other?.reuse) settle(walker, other, used);
  if (other === undefined || hasNoWork(other)) {
    walker.leave(
      line,
      `...${reuse.name}`,
      `No line of this text says the sets of ${quotedShort(reuse.name)}.`,
    );
    return;
  }
  used.add(other);
  item.parts = reused(other.parts, item.parts[0] ?? {});
}

/** Of the same week and day before others. */
function meantBy(
  { items, library, positions }: Walker,
  item: Item,
  { name, week, day }: NonNullable<Item['reuse']>,
): Item | undefined {
  const [meant] = week === null ? [null] : positions.weeksSaid([week]);
  const found = library.find(name)?.exercise.id;
  const isCalled = (other: Item) =>
    fold(other.name) === fold(name) ||
    (found !== undefined && library.find(other.name)?.exercise.id === found);
  const alike = items.filter(
    other =>
      other !== item &&
      isCalled(other) &&
      (meant === null || meant === undefined || other.position.weeks.includes(meant)) &&
      (day === null || fold(nameOfDay(other.position.day)) === `day ${day}`),
  );
  const inWeek = alike.filter(({ position }) =>
    position.weeks.some(one => item.position.weeks.includes(one)),
  );
  return inWeek.at(0) ?? alike.at(0);
}

const setFields = ['sets', 'reps', 'time', 'distance', 'setTargets'] as const;
const loads = ['weight', 'percent1RM', 'rpe'] as const;

/** The sets of another exercise, with what the line itself says in place of theirs. */
function reused(parts: readonly WorkFields[], own: WorkFields): WorkFields[] {
  const theirs = parts.map(({ notes: _notes, ...part }) => part);
  if (setFields.some(field => own[field])) {
    const [first = {}] = theirs;
    return [{ ...without(first, setFields), ...own }];
  }
  const isLoaded = loads.some(load => own[load]);
  return theirs.map((part, at) => {
    const plain = isLoaded ? unloaded(part) : part;
    const { notes, ...more } = own;
    return { ...plain, ...more, ...(at === 0 && notes ? { notes } : {}) };
  });
}

function unloaded(part: WorkFields): WorkFields {
  const plain = without(part, [...loads, 'weightUnit', 'percentOf']);
  const setTargets = part.setTargets?.map(target => ({
    ...target,
    weight: null,
    percent1RM: null,
    rpe: null,
  }));
  return setTargets ? { ...plain, setTargets } : plain;
}

const without = (part: WorkFields, fields: readonly (keyof WorkFields)[]): WorkFields =>
  Object.fromEntries(Object.entries(part).filter(([field]) => !fields.includes(field as keyof WorkFields)));

function dropTemplate(walker: Walker, { lines, name }: Item, isUsed: boolean): void {
  for (const line of lines) {
    walker.became.delete(line);
    if (isUsed) walker.mark(line, 'group', `Sets of ${name}`);
    else walker.leave(line, walker.textOf(line), 'Its sets are for other lines, and none says them.');
  }
}
