import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const namedIn = (text: string) => [...text.matchAll(/`((?:src|e2e)\/[^`]+)`/g)].map(match => match[1] ?? '');

describe.each([
  ['threats', 'docs/security.md', 60],
  ['what goes wrong', 'docs/reliability.md', 20],
])('the list of %s', (_, file, least) => {
  const [listed = ''] = textOf(file).split('\n## Measured');
  const rows = listed
    .split('\n')
    .filter(line => line.startsWith('| ') && !/^\| (?:Threat|What may happen|---)/.test(line))
    .map(line => line.slice(2).replace(/ \|$/, '').split(' | '));

  it('says of each what is done against it, and shows it by tests that are there', () => {
    expect(rows.length).toBeGreaterThan(least);
    for (const [threat, defence, shownBy = '', ...more] of rows) {
      expect([threat, Boolean(defence), more]).toEqual([threat, true, []]);
      const tests = namedIn(shownBy);
      expect(
        tests.filter(file => !existsSync(path.join(projectRoot, file))),
        threat,
      ).toEqual([]);
      const nothingToTest = defence?.startsWith('There are none');
      expect(tests.length > 0 || nothingToTest, `${threat} is shown by no test`).toBe(true);
    }
  });
});

it('the files of "Download my data" are described field by field', () => {
  const described = textOf('docs/my-data.md');
  expect(namedIn(described).filter(file => !existsSync(path.join(projectRoot, file)))).toEqual([]);
  const kinds = [...textOf('src/server/profile/my-data-queries.ts').matchAll(/^ {2}(\w+): `/gm)];
  expect(kinds.length).toBeGreaterThan(10);
  for (const [, kind] of kinds) expect(described).toContain(`\`${kind}\``);
});

describe('dependencies', () => {
  type Packages = Record<string, { integrity?: string; resolved?: string }>;
  const named = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Packages };

  it('are exact versions', () => {
    const all = { ...named.dependencies, ...named.devDependencies, ...named.optionalDependencies };
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('come from the registry alone, with the hash of what was tried', () => {
    const unsure = Object.entries(packages).filter(
      ([name, { integrity, resolved = 'https://registry.npmjs.org/' }]) =>
        name !== '' &&
        !(integrity?.startsWith('sha512-') && resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(unsure.map(([name]) => name)).toEqual([]);
  });
});
