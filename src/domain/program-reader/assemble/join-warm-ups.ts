import type { Item } from '#domain/program-reader/walk/item.ts';
import type { Walker } from '#domain/program-reader/walk/walker.ts';
import { areWarmUps, asWork, saysWarmUp, withNote } from '#domain/program-reader/walk/warm-ups.ts';

/**
 * Joins separate warm-ups with the sets of the same exercise, anywhere on the same day; for warm-ups without any the
 * coach is asked, once.
 */
export function joinWarmUps(walker: Walker): void {
  const { items } = walker;
  if (!items.some(isOnlyWarmUp)) return;
  const keys = items.map(item => keyOf(item, walker));
  const alone: Item[] = [];
  // From the end on, so that the first of several stand first.
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at] as Item;
    if (!isOnlyWarmUp(item)) continue;
    const isOfIt = (other: Item, index: number) =>
      keys[index] === keys[at] && !isOnlyWarmUp(other) && fits(item, other);
    const next = items.findIndex((other, index) => index > at && isOfIt(other, index));
    const found =
      next === -1 ? items.findLastIndex((other, index) => index < at && isOfIt(other, index)) : next;
    const work = items[found];
    if (work === undefined) alone.unshift(item);
    else {
      take(item, work);
      items.splice(at, 1);
      keys.splice(at, 1);
    }
  }
  settleAlone(alone, walker);
}

const isOnlyWarmUp = (item: Item): boolean =>
  item.isWarmUp === true
    ? Boolean(item.group?.format) || item.parts.every(part => areWarmUps(part) || hasNoSets(part))
    : item.parts.length > 0 && item.parts.every(saysWarmUp);

const hasNoSets = ({ sets, reps, setTargets }: Item['parts'][number]): boolean =>
  !sets && !reps && !setTargets;

const keyOf = ({ name, position }: Item, { library }: Walker): string =>
  JSON.stringify([library.find(name)?.exercise.id ?? name.toLowerCase(), position]);

/** Rounds of a group are no sets of an exercise outside of it; timed work has no sets one by one. */
const fits = (warmUp: Item, work: Item): boolean =>
  warmUp.parts.every(areWarmUps) &&
  (!warmUp.group?.format || warmUp.group === work.group) &&
  work.parts.every(({ time, distance }) => !time && !distance) &&
  work.parts.some(part => Object.keys(part).length > 0);

function take({ parts, notes, alternates, lines }: Item, work: Item): void {
  work.parts.unshift(...parts);
  work.notes.unshift(...notes);
  work.alternates.push(...alternates);
  // Keeps the work's line first: it is the one shown.
  work.lines.push(...lines);
}

function settleAlone(alone: readonly Item[], walker: Walker): void {
  if (alone.length === 0) return;
  const answer = walker.questions.ask(
    {
      id: 'warm-ups-alone',
      kind: 'other',
      text: 'These are warm-ups of exercises that have no other sets on their day. How are they kept?',
      choices: [
        { value: 'sets', label: 'As exercises, with “warm-up” in their notes' },
        { value: 'notes', label: 'In the notes of the day' },
        { value: 'work', label: 'They are no warm-ups, but work' },
      ],
      proposed: 'sets',
    },
    ...alone.flatMap(({ lines }) => lines),
  );
  for (const item of alone) {
    if (answer === 'notes') intoNotes(item, walker);
    else if (answer === 'work') item.parts = item.parts.map(asWork);
    else if (!item.parts.every(saysWarmUp)) item.parts = item.parts.map(withNote);
  }
}

function intoNotes(item: Item, walker: Walker): void {
  walker.items.splice(walker.items.indexOf(item), 1);
  for (const line of item.lines) {
    walker.became.delete(line);
    const text = walker.textOf(line);
    walker.note(line, /warm/i.test(text) ? text : `Warm-up: ${text}`, item.position);
  }
}
