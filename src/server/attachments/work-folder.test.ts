import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareWorkFolder } from './work-folder.ts';

it('the work folder is made, and what a killed server left there is cleared away after an hour', async () => {
  const above = await mkdtemp(path.join(tmpdir(), 'work-folder-'));
  onTestFinished(() => rm(above, { recursive: true }));
  const folder = path.join(above, 'work');
  const now = new Date();
  await prepareWorkFolder(folder, now);
  for (const name of ['looked-at-old', 'looked-at-new', 'mine']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'clip'), 'x');
    const at = name.endsWith('new') ? now : new Date(now.getTime() - 2 * 3_600_000);
    await utimes(path.join(folder, name), at, at);
  }
  await prepareWorkFolder(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual(['looked-at-new', 'mine']);
});
