import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';

const text = readFileSync(path.join(projectRoot, 'docs/spec-coverage.md'), 'utf8');
const rows = text
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '').trim()));

it('every file that the table of the specifications names is there', () => {
  const named = [...text.matchAll(/`((?:src|e2e)\/[^`]+)`/g)].map(match => match[1] ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(file => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

it('each of its rows has a number of its own, a demand, a place and a test', () => {
  expect(rows.filter(cells => cells.length !== 4 || cells.includes(''))).toEqual([]);
  expect(new Set(rows.map(([number]) => number)).size).toBe(rows.length);
});

it('its head counts the rows, and nothing is left to be built', () => {
  expect(text).toContain(`${rows.length} rows, all of them built.`);
  expect(text).not.toContain('not yet');
});
