import * as z from 'zod/mini';
import type { ReadRequest } from '#contract/endpoint.ts';
import type { importMembers } from '#contract/members/imports.ts';
import { email } from '#contract/wire.ts';
import { nearestIn } from '#domain/exercises/nearest-exercises.ts';
import { maxMembersAtOnce } from '#domain/limits.ts';
import { type MemberOfLine, type LineOfMembers, readMembers } from '#domain/member-import/read-members.ts';
import { foldText } from '#domain/names/fold-text.ts';
import type { Database } from '#server/database/database.ts';
import { allGroups } from '#server/groups/queries.ts';
import { badInput } from '#server/http/problem.ts';
import { addressesTaken, assignablePrograms } from './queries.ts';

type Body = ReadRequest<typeof importMembers>['body'];

/** The effects of importing a list: the fate of each line, what is made for it, and what has to be answered first. */
export async function planImport(db: Database, { text, mapping, dateOrders, programs }: Body) {
  const read = readMembers(text, { mapping, dateOrders, readEmail });
  if (read.lines.length > maxMembersAtOnce)
    throw badInput('text', `Import at most ${maxMembersAtOnce.toLocaleString('en-US')} members at once`);
  const lines = await withAccounts(db, read.lines);
  const people = lines.flatMap(line => (line.fate === 'taken' ? [line.member] : []));
  const known = new Set((await allGroups(db)).map(({ name }) => foldText(name)));
  const dates = read.questions.map(one => ({ ...one, isOpen: dateOrders[one.field] === undefined }));
  const named = await programsOf(db, people, programs);
  return {
    ...read,
    lines,
    people,
    newGroups: newNames(people, known),
    dates,
    programs: named,
    isOpen: read.refused !== null || [...dates, ...named].some(one => one.isOpen),
  };
}

const readEmail = (text: string): string | null => {
  const read = z.safeParse(email, text);
  return read.success ? read.data : null;
};

type Line =
  | LineOfMembers
  | (Pick<LineOfMembers, 'line' | 'name' | 'email'> & { fate: 'already-there'; why: string });

async function withAccounts(db: Database, lines: readonly LineOfMembers[]): Promise<Line[]> {
  const taken = await addressesTaken(
    db,
    lines.flatMap(line => (line.fate === 'taken' ? [line.email] : [])),
  );
  return lines.map(line => (line.fate === 'taken' && taken.has(line.email) ? leftAsItIs(line) : line));
}

const leftAsItIs = ({ line, name, email: address }: LineOfMembers): Line => ({
  line,
  name,
  email: address,
  fate: 'already-there',
  why: 'Has an account already: left as it is',
});

/**
 * The plan as it was carried out, by the addresses that were made: whoever has come by another way meanwhile is left as they are,
 * and groups that were for them alone are not made.
 */
export function asCarriedOut(plan: Plan, made: ReadonlySet<string>): Plan {
  const people = plan.people.filter(person => made.has(person.email));
  const joined = new Set(people.flatMap(({ groups }) => groups.map(foldText)));
  return {
    ...plan,
    people,
    lines: plan.lines.map(line => (line.fate === 'taken' && !made.has(line.email) ? leftAsItIs(line) : line)),
    newGroups: plan.newGroups.filter(name => joined.has(foldText(name))),
    programs: plan.programs.map(program => ({
      ...program,
      count: people.filter(one => one.program !== null && foldText(one.program) === foldText(program.name))
        .length,
    })),
  };
}

/** Names appear once each, as written first. */
function newNames(people: readonly MemberOfLine[], known: ReadonlySet<string>): string[] {
  const names = new Map<string, string>();
  for (const name of people.flatMap(({ groups }) => groups))
    if (!known.has(foldText(name)) && !names.has(foldText(name))) names.set(foldText(name), name);
  return [...names.values()];
}

/** Programs by the names of the list: the one so called, or the one that the coach has answered; two of one name are asked about. */
async function programsOf(db: Database, people: readonly MemberOfLine[], answers: Body['programs']) {
  const names = new Map<string, { name: string; count: number }>();
  for (const { program } of people) {
    if (program === null) continue;
    const before = names.get(foldText(program));
    names.set(foldText(program), { name: before?.name ?? program, count: (before?.count ?? 0) + 1 });
  }
  if (names.size === 0) return [];
  const all = await assignablePrograms(db);
  const nearest = nearestIn(all.map(one => ({ ...one, category: '' })));
  return [...names].map(([folded, { name, count }]) => {
    const same = all.filter(one => foldText(one.name) === folded);
    const [only] = same.length === 1 ? same : [];
    const alike = same.length > 0 ? same : nearest({ name, category: null });
    const isAnswered = Object.hasOwn(answers, name);
    const workoutId = isAnswered ? (answers[name] ?? null) : (only?.id ?? null);
    return {
      name,
      count,
      workoutId,
      nearest: alike.slice(0, 3).map(one => ({ id: one.id, name: one.name })),
      isOpen: workoutId === null && !isAnswered,
    };
  });
}

export type Plan = Awaited<ReturnType<typeof planImport>>;

/** As the answer shows it. */
export const toSummary = (
  { columns, refused, lines, newGroups, dates, programs, isOpen }: Plan,
  mailed: boolean,
) => ({
  columns,
  refused,
  lines: lines.map(line => {
    const {
      groups = [],
      paidUntil = null,
      program = null,
      startDate = null,
    } = line.fate === 'taken' ? line.member : {};
    const { line: number, name, email: address, fate } = line;
    const why = 'why' in line ? line.why : null;
    return {
      line: number,
      name,
      email: address,
      fate,
      why,
      groups,
      paidUntil,
      programName: program,
      startDate,
    };
  }),
  counts: {
    taken: countOf(lines, 'taken'),
    alreadyThere: countOf(lines, 'already-there'),
    dropped: countOf(lines, 'dropped'),
    refused: countOf(lines, 'refused'),
  },
  newGroups,
  dates,
  programs,
  isOpen,
  mailed,
});

const countOf = (lines: readonly Line[], fate: Line['fate']) =>
  lines.filter(line => line.fate === fate).length;
