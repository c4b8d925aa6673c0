import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';

const server = path.join(projectRoot, 'src/server');
const isProduction = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing');
const writes =
  /(insert into|update|delete from)\s+(training_days\b|\$\{trainingDays\})|\.(insert|update|delete)\(trainingDays\)/;

it('training days are written in this folder alone', () => {
  const writers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter(isProduction)
    .filter(file => writes.test(readFileSync(path.join(server, file), 'utf8')));
  const [here, elsewhere] = [
    writers.filter(file => file.startsWith('training-days')),
    writers.filter(file => !file.startsWith('training-days')),
  ];
  expect(here).not.toEqual([]);
  expect(elsewhere).toEqual([]);
});
