import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { capitalised } from '#domain/program-reader/names.ts';
import type { Choice, Questions } from '#domain/program-reader/questions/questions.ts';

/** Usual ways to spread sessions over a week, by their number, the most common first. */
const spreads: Readonly<Record<number, readonly string[]>> = {
  1: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  2: ['monday,thursday', 'tuesday,friday', 'monday,wednesday', 'wednesday,saturday', 'saturday,sunday'],
  3: [
    'monday,wednesday,friday',
    'tuesday,thursday,saturday',
    'monday,thursday,saturday',
    'monday,tuesday,wednesday',
  ],
  4: [
    'monday,tuesday,thursday,friday',
    'monday,wednesday,friday,saturday',
    'monday,tuesday,thursday,saturday',
    'monday,tuesday,wednesday,thursday',
  ],
  5: [
    'monday,tuesday,wednesday,thursday,friday',
    'monday,tuesday,thursday,friday,saturday',
    'monday,tuesday,wednesday,friday,saturday',
  ],
  6: ['monday,tuesday,wednesday,thursday,friday,saturday'],
  7: ['monday,tuesday,wednesday,thursday,friday,saturday,sunday'],
};

export const alternating = 'alternate';

const listed = (days: string): string =>
  days
    .split(',')
    .map(day => capitalised(day).slice(0, 3))
    .join(', ');

export type SessionTerms = {
  lines: number[];
  canAlternate: boolean;
  alternates: boolean;
  /** Weekdays that the text gives to other days. */
  taken: ReadonlySet<Weekday>;
};

/** Spreads that avoid the days taken; if none does, the free days. */
function spreadsBeside(count: number, taken: ReadonlySet<Weekday>): readonly string[] {
  const usual = spreads[count] ?? [];
  if (taken.size === 0) return usual;
  const beside = usual.filter(days => days.split(',').every(day => !taken.has(day as Weekday)));
  const free = [...weekdays.slice(1), ...weekdays.slice(0, 1)].filter(day => !taken.has(day));
  if (beside.length > 0) return beside;
  return free.length >= count ? [free.slice(0, count).join(',')] : usual;
}

/**
 * The weekdays of sessions that a text has by name or number alone; the coach is asked once. Alternating ones take
 * turns over two weeks.
 */
export function weekdaysOfSessions(
  questions: Questions,
  sessions: readonly string[],
  { lines, canAlternate, alternates, taken }: SessionTerms,
): Weekday[] | typeof alternating {
  const count = sessions.length;
  const free = spreadsBeside(count, taken);
  const [usual = ''] = free;
  if (count === 7) return weekdaysIn(usual, count) ?? [];
  const choices: Choice[] = free.map(value => ({ value, label: listed(value) }));
  const [first = '', second = ''] = sessions;
  if (canAlternate)
    choices.push({
      value: alternating,
      label: `Mon, Wed, Fri in turn: ${first}, ${second}, ${first}, then ${second}, ${first}, ${second}`,
    });
  const answer = questions.ask(
    {
      id: `weekdays:${sessions.join(',').toLowerCase()}`,
      kind: 'weekdays',
      text: count === 1 ? `On which day is ${first}?` : `On which days are ${inWords(sessions)}?`,
      choices,
      proposed: alternates && canAlternate ? alternating : usual,
    },
    ...lines,
  );
  if (answer === alternating && canAlternate) return alternating;
  return weekdaysIn(answer, count) ?? weekdaysIn(usual, count) ?? [];
}

function weekdaysIn(text: string, count: number): Weekday[] | null {
  const named = text.split(',').map(name => name.trim().toLowerCase());
  const days = weekdays.filter(day => named.includes(day));
  if (days.length !== count || named.length !== count) return null;
  return named.flatMap(name => days.find(day => day === name) ?? []);
}

/** Of sessions whose weeks the text does not say: as many a week as days are chosen, one after another. */
export function weekdaysOfMany(questions: Questions, count: number, lines: number[]): Weekday[] {
  const usual = 'monday,wednesday,friday';
  const values = [2, 3, 4, 5, 6].flatMap(each => spreads[each]?.[0] ?? []);
  const answer = questions.ask(
    {
      id: `weekdays:${count}`,
      kind: 'weekdays',
      text: `On which days of a week are these ${count} sessions?`,
      choices: values.map(value => ({ value, label: listed(value) })),
      proposed: usual,
    },
    ...lines,
  );
  return weekdaysIn(answer, answer.split(',').length) ?? weekdaysIn(usual, 3) ?? [];
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
