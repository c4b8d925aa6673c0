import { compareNames } from '#domain/names/compare-names.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { type DayRef, dayKey, nameOfDay } from '#domain/program-reader/headings/day-ref.ts';
import type { Questions } from '#domain/program-reader/questions/questions.ts';
import type { Item, Position, PositionedText } from '#domain/program-reader/walk/item.ts';
import { alternating, type SessionTerms, weekdaysOfMany, weekdaysOfSessions } from './session-days.ts';

export type DayOfWeek = { week: number; day: Weekday };

/** On which days of which weeks something stands. */
export type Resolve = (position: Position) => DayOfWeek[];

type Session = { key: string; name: string; weeks: number[]; lines: number[] };

/** The sessions of one kind in the order of the text, and of each week in its own. */
type Sessions = { all: Session[]; byWeek: Map<number, Session[]> };

const fromMonday = (at: number): Weekday => weekdays[(at + 1) % 7] ?? 'monday';

/** The weekdays that numbered and named days mean, once all of them are known. */
export function resolveDays(
  {
    items,
    texts,
    questions,
  }: { items: readonly Item[]; texts: readonly PositionedText[]; questions: Questions },
  { usualDay, alternates }: { usualDay: Weekday; alternates: boolean },
): Resolve {
  const taken = new Set(
    items.flatMap(({ position: { day } }) => {
      if (day?.kind === 'weekdays') return day.weekdays;
      return day?.kind === 'weekday' ? [day.weekday] : [];
    }),
  );
  const numbers = daysOfNumbers(sessionsOf(items, 'number'), questions, taken);
  const named = sessionsOf(items, 'named');
  const beside = [...numbers.values()].flatMap(days => days.filter(({ week }) => named.byWeek.has(week)));
  const terms = { alternates, taken: new Set([...taken, ...beside.map(({ day }) => day)]) };
  const names = daysOfSchedule(named.all, texts, items) ?? daysOfNames(named, questions, terms);
  const resolve: Resolve = ({ weeks, day, session }) =>
    weeks.flatMap((week): DayOfWeek[] => {
      if (day === null) return [{ week, day: usualDay }];
      if (day.kind === 'several')
        return day.days.flatMap(one => resolve({ weeks: [week], day: one, session }));
      if (day.kind === 'weekday') return [{ week, day: day.weekday }];
      if (day.kind === 'weekdays') return day.weekdays.map(weekday => ({ week, day: weekday }));
      const known = (day.kind === 'number' ? numbers : names).get(`${week} ${keyOf(day, session)}`);
      return known ?? [];
    });
  return resolve;
}

const keyOf = (day: DayRef, session: number): string => `${dayKey(day)} ${session}`;

function sessionsOf(items: readonly Item[], kind: 'number' | 'named'): Sessions {
  const weeksOf = new Map<number, Session[]>();
  const found = new Map<string, Session>();
  const add = (day: DayRef, { weeks, session }: Position, lines: readonly number[]) => {
    const key = keyOf(day, session);
    const known = found.get(key) ?? { key, name: nameOfDay(day), weeks: [], lines: [] };
    found.set(key, known);
    for (const week of weeks) {
      if (known.weeks.includes(week)) continue;
      known.weeks.push(week);
      weeksOf.set(week, [...(weeksOf.get(week) ?? []), known]);
    }
    const [line] = lines;
    if (line !== undefined && known.lines.length === 0) known.lines.push(line);
  };
  let isListed = false;
  for (const { position, lines } of items) {
    const { day } = position;
    if (day?.kind === kind) add(day, position, lines);
    if (day?.kind !== 'several') continue;
    isListed = true;
    for (const one of day.days) if (one.kind === kind) add(one, position, lines);
  }
  const inOrder = (sessions: Session[]): Session[] => (isListed ? sessions.toSorted(byName) : sessions);
  return {
    all: inOrder([...found.values()]),
    byWeek: new Map(
      [...weeksOf].map(([week, of]) => [week, inOrder(of)] as const).toSorted(([a], [b]) => a - b),
    ),
  };
}

/** 'Workouts A and C' stand before 'Workout B'. */
const byName = (one: Session, other: Session): number => compareNames(one.name, other.name);

type Days = Map<string, DayOfWeek[]>;

const numberOf = ({ key }: Session): number => Number(/\d+/.exec(key)?.[0] ?? 1);

/** `Day 1` to `Day 4` are spread over the week; with gaps, or seven of them, the n-th is the n-th from Monday on. */
function daysOfNumbers(
  { all: sessions, byWeek }: Sessions,
  questions: Questions,
  taken: ReadonlySet<Weekday>,
): Days {
  const days: Days = new Map();
  const weeks = new Map(
    [...byWeek].map(([week, of]) => [week, of.toSorted((a, b) => numberOf(a) - numberOf(b))] as const),
  );
  const numbers = [...new Set(sessions.map(numberOf))].toSorted((a, b) => a - b);
  const isContinuous = goesOnOverWeeks([...weeks.values()]);
  const count = isContinuous ? Math.max(...[...weeks.values()].map(of => of.length)) : numbers.length;
  const isWhole = isContinuous || numbers.every((number, at) => number === at + 1);
  const lines = sessions.flatMap(session => session.lines);
  const names = Array.from({ length: count }, (_, at) => `Day ${at + 1}`);
  const isSpread = isWhole && count > 1 && count < 7;
  const chosen = isSpread
    ? weekdaysOfSessions(questions, names, { lines, canAlternate: false, alternates: false, taken })
    : [];
  for (const [week, of] of weeks)
    for (const [at, session] of of.entries()) {
      const position = isContinuous ? at : numberOf(session) - 1;
      const day = (chosen === alternating ? undefined : chosen[position]) ?? fromMonday(position % 7);
      const further = isSpread ? 0 : Math.floor(position / 7);
      days.set(`${week} ${session.key}`, [{ week: week + further, day }]);
    }
  return days;
}

/** Days that are counted on from week to week: 1 to 3, then 4 to 6. */
function goesOnOverWeeks(weeks: readonly Session[][]): boolean {
  if (weeks.length < 2) return false;
  return weeks.every((of, at) => {
    const before = at === 0 ? 0 : Math.max(...(weeks[at - 1] ?? []).map(numberOf));
    return Math.min(...of.map(numberOf)) > before;
  });
}

function daysOfNames(
  { all: sessions, byWeek: weeks }: Sessions,
  questions: Questions,
  terms: Pick<SessionTerms, 'alternates' | 'taken'>,
): Days {
  const days: Days = new Map();
  const lines = sessions.flatMap(session => session.lines);
  const most = Math.max(0, ...[...weeks.values()].map(of => of.length));
  if (most === 0) return days;
  if (most > 7) return daysOfMany(weeks, questions, lines);
  const areSame = sessions.length === most;
  const names = areSame
    ? sessions.map(({ name }) => name)
    : Array.from({ length: most }, (_, at) => `the ${ordinals[at]} session`);
  const canAlternate = areSame && most === 2 && weeks.size === 1;
  const chosen = weekdaysOfSessions(questions, names, { ...terms, lines, canAlternate });
  for (const [week, of] of weeks)
    for (const [at, session] of of.entries()) {
      const position = areSame ? sessions.indexOf(session) : at;
      days.set(
        `${week} ${session.key}`,
        chosen === alternating
          ? inTurn(week, position)
          : [{ week, day: chosen[position] ?? fromMonday(position) }],
      );
    }
  return days;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** A, B, A in one week, B, A, B in the next. */
const inTurn = (week: number, position: number): DayOfWeek[] =>
  [0, 1, 2, 3, 4, 5]
    .filter(turn => turn % 2 === position)
    .map(turn => ({ week: week + Math.floor(turn / 3), day: fromMonday((turn % 3) * 2) }));

/** More than a week has days: as many a week as days are chosen. */
function daysOfMany(weeks: Map<number, Session[]>, questions: Questions, lines: number[]): Days {
  const days: Days = new Map();
  const count = Math.max(...[...weeks.values()].map(of => of.length));
  const chosen = weekdaysOfMany(questions, count, lines);
  for (const [week, of] of weeks)
    for (const [at, session] of of.entries()) {
      const day = chosen[at % chosen.length] ?? 'monday';
      days.set(`${week} ${session.key}`, [{ week: week + Math.floor(at / chosen.length), day }]);
    }
  return days;
}

/** 'Monday: Workout A', said of days without exercises of their own: the text itself says when its sessions are. */
function daysOfSchedule(
  sessions: readonly Session[],
  texts: readonly PositionedText[],
  items: readonly Item[],
): Days | null {
  if (sessions.length === 0) return null;
  const used = new Set(
    items.flatMap(({ position }) =>
      position.day?.kind === 'weekday'
        ? position.weeks.map(week => `${week} ${position.day && dayKey(position.day)}`)
        : [],
    ),
  );
  const days: Days = new Map();
  for (const { position, text, as } of texts) {
    const { day, weeks } = position;
    if (as !== 'day-name' || day?.kind !== 'weekday') continue;
    const session = sessions.find(({ name }) => isNameOf(name, text));
    if (!session) continue;
    for (const week of weeks) {
      if (used.has(`${week} ${dayKey(day)}`)) continue;
      // Said in its own week it is of that one; before all of them, of each.
      for (const of of session.weeks.includes(week) ? [week] : session.weeks) {
        const key = `${of} ${session.key}`;
        days.set(key, [...(days.get(key) ?? []), { week, day: day.weekday }]);
      }
    }
  }
  return sessions.every(({ key, weeks }) => weeks.some(week => days.has(`${week} ${key}`))) ? days : null;
}

/** 'A' is 'Workout A'. */
function isNameOf(name: string, text: string): boolean {
  const [whole, said] = [fold(name), fold(text)];
  return whole === said || (said.length === 1 && whole.endsWith(` ${said}`));
}
