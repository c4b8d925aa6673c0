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
