import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';

/** What `check:lint` says of folders with these files. */
async function checkFolders(files: Record<string, string>) {
  const place = await mkdtemp(path.join(os.tmpdir(), 'fellowship-folders-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(place, 'src', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const script = path.join(projectRoot, 'scripts/check-folders.mjs');
  return new Promise<{ isRefused: boolean; said: string }>(resolve => {
    execFile(process.execPath, [script], { cwd: place }, (error, stdout) =>
      resolve({ isRefused: error !== null, said: stdout }),
    );
  });
}

it('folders that import one another in a ring are refused, however long it is and however they import', async () => {
  const { isRefused, said } = await checkFolders({
    'server/a/one.ts': `import { two } from '#server/b/two.ts';`,
    'server/b/two.ts': `export const load = () => import('#server/b/room/three.tsx');`,
    'server/b/room/three.tsx': `import type { One } from '#server/a/one.ts';`,
    'web/c/four.ts': `import '#server/a/one.ts';`,
  });
  expect(isRefused).toBe(true);
  expect(said).toContain('3 folders import one another');
  expect(said).toContain('src/server/b/room → src/server/a (1)');
  expect(said).not.toContain('src/web/c');
});

it('folders that point one way are let through; what a test imports counts for nothing', async () => {
  const { isRefused, said } = await checkFolders({
    'server/a/one.ts': `import { two } from '#server/b/two.ts';`,
    'server/b/two.ts': `import { three } from './three.ts';`,
    'server/b/three.ts': '',
    'server/b/two.test.ts': `import { one } from '#server/a/one.ts';`,
  });
  expect([isRefused, said]).toEqual([false, '']);
});

it('capabilities that import one another are refused, though none of their rooms do', async () => {
  const { isRefused, said } = await checkFolders({
    'server/a/top/one.ts': `import { two } from '#server/b/top/two.ts';`,
    'server/b/ground/three.ts': `import type { Four } from '#server/a/ground/four.ts';`,
    'server/b/top/two.ts': '',
    'server/a/ground/four.ts': '',
    'web/parts/c/top/one.ts': `import { two } from '#web/parts/d/two.ts';`,
    'web/parts/d/two.ts': `import { ground } from '#web/parts/c/ground/ground.ts';`,
    'web/parts/c/ground/ground.ts': '',
  });
  expect(isRefused).toBe(true);
  expect(said).toContain('2 capabilities import one another');
  expect(said).toContain('src/server/b → src/server/a (1)');
  expect(said).toContain('src/web/parts/d → src/web/parts/c (1)');
  expect(said).not.toContain('folders');
});

it.each([
  ['web/parts/a/one.ts', 'web/features/b/two.ts'],
  ['web/features/a/one.ts', 'web/features/b/two.ts'],
  ['web/features/a/one.ts', 'web/screens/b/two.ts'],
  ['web/screens/a/one.ts', 'web/screens/b/two.ts'],
  ['web/screens/a/one.ts', 'web/shell/two.ts'],
  ['web/data/one.ts', 'web/parts/b/two.ts'],
])('%s imports %s against the layers', async (from, to) => {
  const { isRefused, said } = await checkFolders({ [from]: `import { two } from '#${to}';`, [to]: '' });
  expect([isRefused, said]).toEqual([true, `✗ against the layers: src/${from} → src/${to}\n`]);
});

it.each([
  ['web/main.tsx', 'web/shell/two.ts'],
  ['web/shell/one.ts', 'web/features/b/two.ts'],
  ['web/screens/a/one.ts', 'web/features/b/two.ts'],
  ['web/features/a/one.ts', 'web/features/a/room/two.ts'],
  ['web/features/a/one.ts', 'web/parts/b/two.ts'],
  ['web/parts/a/one.ts', 'web/parts/b/two.ts'],
  ['web/parts/a/one.ts', 'web/data/two.ts'],
])('%s may import %s', async (from, to) => {
  const { said } = await checkFolders({ [from]: `import { two } from '#${to}';`, [to]: '' });
  expect(said).toBe('');
});
