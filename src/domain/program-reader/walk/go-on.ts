import { dayKey } from '#domain/program-reader/headings/day-ref.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';
import type { Item } from './item.ts';
import type { Walker } from './walker.ts';

export const hasNoWork = ({ parts }: Item): boolean =>
  parts.every(part => Object.keys(part).every(field => field === 'notes'));

/** Whether work needs no name, as it has a distance or a time. */
export const isUnnamed = ({ distance, time }: WorkFields): boolean => Boolean(distance ?? time);

const loads = ['weight', 'percent1RM', 'rpe'] as const;

const setFields = ['sets', 'reps', 'time', 'distance', 'setTargets'] as const;

/** A load, a rest or a tempo alone is of the sets above, where they do not say it yet. */
function isMore(last: WorkFields, fields: WorkFields): boolean {
  const isLoaded = (last.setTargets ?? []).some(target => loads.some(load => target[load] !== null));
  // Sets that name their loads one by one are no longer to be loaded.
  if (isLoaded && loads.some(load => fields[load])) return false;
  return (
    setFields.every(field => !fields[field]) &&
    Object.keys(fields).every(field => !last[field as keyof WorkFields] || field === 'weightUnit')
  );
}

/**
 * The exercise that work without a name goes on with: the last one of the day, else the one that the same day of
 * another week has, or the only one of all. Null where several are possible.
 */
export function lastOn(items: readonly Item[], position: Item['position']): Item | undefined {
  const last = items.at(-1);
  const isOfDay = (item: Item) => dayOf(item.position) === dayOf(position);
  if (last === undefined || isOfDay(last)) return last;
  const ofDay = items.filter(isOfDay);
  return onlyOf(ofDay.length > 0 ? ofDay : items);
}

const dayOf = ({ day }: Item['position']): string => (day === null ? '' : dayKey(day));

function onlyOf(items: readonly Item[]): Item | undefined {
  const last = items.at(-1);
  return items.every(({ name }) => name.toLowerCase() === last?.name.toLowerCase()) ? last : undefined;
}

/** Adds sets to an exercise, or the exercise to another week or day where the text has gone on to one. */
export function goOnWith(
  walker: Walker,
  last: Item,
  given: WorkFields,
  line: number,
  position = walker.positions.now(),
): Item {
  const fields = walker.setsHere(given);
  const isHere = positionKey(last.position) === positionKey(position);
  const isEmpty = hasNoWork(last);
  const isOnDay = positionKey({ ...last.position, weeks: [] }) === positionKey({ ...position, weeks: [] });
  if (isEmpty && isOnDay) {
    last.notes.unshift(...last.parts.flatMap(({ notes }) => notes ?? []));
    Object.assign(last, { position, parts: [fields] });
  } else if (isHere && isMore(last.parts.at(-1) ?? {}, fields))
    last.parts.push({ ...last.parts.pop(), ...fields });
  else if (isHere) last.parts.push(fields);
  else {
    const { name, category, alternates, group } = last;
    return walker.add({ name, category, alternates, group, position, parts: [fields], lines: [line] });
  }
  last.lines.push(line);
  walker.positions.used(position.weeks);
  walker.mark(line, 'sets', '');
  return last;
}

const positionKey = ({ weeks, day, session }: Item['position']): string =>
  JSON.stringify([weeks, day, session]);
