import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * Weeks begin on Monday for whoever reads (`mondayOf`). The specification has them begin on Sunday in two places: the coach's
 * assignments (their filter, their weekly stats, and what is counted from those) and the editing of a program.
 */
const fromSunday = {
  "the day's week": ['domain/plain-date.ts'],
  'the filter of the Assignments tab (coach 9)': [
    'web/screens/assignments/assignment-filter.ts',
    'server/assignments/queries.ts',
  ],
  'Weekly Completion Stats, and the pace that is told of them': [
    'server/assignments/weekly-stats.ts',
    'domain/training/schedule/week-pace.ts',
    'web/screens/command-center/BehindThePace.tsx',
  ],
};

const root = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const filesWith = (words: RegExp) => files.filter(file => words.test(readFileSync(root + file, 'utf8')));

it('a week begins on Sunday where the specification has it so, and nowhere else', () => {
  expect(filesWith(/\bsundayOf\b/).toSorted()).toEqual(Object.values(fromSunday).flat().toSorted());
});

it('no other way to begin a week is written down', () => {
  expect(filesWith(/date_trunc\('week'|extract\(dow|weekStartsOn=\{(?!1\})|startOfWeek|weekInfo/)).toEqual(
    [],
  );
});
