import { groupLine } from '#domain/program-reader/groups/group-line.ts';
import { isPartOfDay, readHeading, sessionOf } from '#domain/program-reader/headings/read-heading.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import { isBlankRow, type Row } from '#domain/program-reader/rows/row.ts';
import { looksLikeWork } from './heading-line.ts';
import { isProse } from '#domain/program-reader/lines/what-line.ts';
import type { Walker } from './walker.ts';

type Headed = { line: number; level: number; name: string };

const heading = /^\s{0,3}(#{1,6})\s(.+)$/;
const leastOfDays = 2;
const longestName = 60;

/**
 * The lines of headings in Markdown that could each be a day, as in a list of workouts: their names say no week, day or
 * part of one, work stands right below them, and no other line of the text says a day. The coach is asked once for all
 * of them.
 */
export function headedDays(rows: readonly Row[], walker: Walker): ReadonlyMap<number, string> {
  const found = rows.flatMap((row, at) => headedAt(rows, at, walker) ?? []);
  const levels = [...new Set(found.map(({ level }) => level))];
  const [days = []] = levels
    .map(level => found.filter(one => one.level === level))
    .toSorted((a, b) => b.length - a.length);
  if (days.length < leastOfDays || saysDays(rows, walker)) return new Map();
  return asked(days, walker) ? new Map(days.map(({ line, name }) => [line, name])) : new Map();
}

function headedAt(rows: readonly Row[], at: number, walker: Walker): Headed | null {
  const row = rows[at];
  const [, signs = '', words = ''] = row?.form === 'text' ? (heading.exec(row.text) ?? []) : [];
  const name = words
    .replace(/(?<![\s#])[\s#]+$/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
  if (row === undefined || name === '' || name.length > longestName || !hasWork(rows, at)) return null;
  const said = readHeading(name, walker.isDayFirst);
  const isOther =
    said?.weeks != null ||
    said?.phase != null ||
    isPartOfDay(name) ||
    isProse(name) ||
    groupLine(name) !== null ||
    walker.library.find(name) !== null ||
    walker.likely.of(name.replace(/\s\([^()]+\)$/, ''), 'sets') !== null;
  return isOther || looksLikeWork(name) ? null : { line: row.line, level: signs.length, name };
}

/** Whether work stands between a heading and the next one. */
function hasWork(rows: readonly Row[], at: number): boolean {
  for (const row of rows.slice(at + 1)) {
    if (isBlankRow(row)) continue;
    if (row.form === 'text' && heading.test(row.text)) return false;
    if (row.form !== 'text' || looksLikeWork(row.text) || groupLine(row.text) !== null) return true;
  }
  return false;
}

const saysDays = (rows: readonly Row[], walker: Walker): boolean =>
  rows.some(({ form, text }) => {
    if (form !== 'text') return false;
    const said = readHeading(text.replace(/\*\*|__|`/g, '').trim(), walker.isDayFirst);
    if (said?.day != null || (said?.date != null && !heading.test(text))) return true;
    const session = sessionOf(text);
    return session !== null && walker.library.find(session.name) === null;
  });

function asked(days: readonly Headed[], walker: Walker): boolean {
  const [first, second] = days.map(({ name }) => quotedShort(name));
  const others = days.length - 2;
  const named = others > 0 ? `${first}, ${second} and ${others} more` : `${first} and ${second}`;
  const answer = walker.questions.ask(
    {
      id: 'headings',
      kind: 'other',
      text: `${named} head the lines below them. Is each a session of its own?`,
      choices: [
        { value: 'days', label: 'Yes, each a session of its own' },
        { value: 'parts', label: 'No, parts of the same day' },
      ],
      proposed: 'days',
    },
    ...days.map(({ line }) => line),
  );
  return answer === 'days';
}
