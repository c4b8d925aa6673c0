import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';

/** Arrows of ARCHITECTURE.md turned round: who imports what it must not know. */
const forbidden: [file: string, imported: string, why: string][] = [
  ['src/domain/planted.ts', '#contract/wire.ts', 'domain imports itself alone'],
  ['src/domain/planted.ts', '#server/database/database.ts', 'domain imports itself alone'],
  ['src/domain/planted.ts', 'node:fs/promises', 'domain imports itself alone'],
  ['src/domain/room/planted.ts', 'zod/mini', 'domain imports itself alone'],
  ['src/contract/planted.ts', '#server/settings.ts', 'contract imports domain only'],
  ['src/contract/planted.ts', '#server/database/embedded/account.ts', 'contract imports domain only'],
  ['src/contract/planted.ts', '#web/data/call.ts', 'contract imports domain only'],
  ['src/contract/planted.ts', '#brand.ts', 'contract imports domain only'],
  ['src/server/planted.ts', '#web/ui/theme-before-paint.ts', 'server never imports web'],
  ['src/server/room/room/planted.ts', '#web/features/programs/edit/editor.ts', 'server never imports web'],
  ['src/web/planted.ts', '#server/settings.ts', 'web never imports server'],
  ['src/web/room/planted.ts', '#server/database/database.ts', 'web never imports server'],
  ['src/web/room/planted.ts', '#standard-brand.ts', 'The brand comes with the page'],
  ['src/web/ui/planted.ts', '#standard-brand.ts', 'The brand comes with the page'],
  ['src/web/ui/planted.ts', '#web/offline/device.ts', 'ui and data know no capability'],
  ['src/web/data/planted.ts', '#web/features/programs/edit/editor.ts', 'ui and data know no capability'],
  ['src/web/ui/planted.ts', '#server/database/database.ts', 'ui and data know no capability'],
  ['src/web/room/planted.ts', '../data/call.ts', 'Use #folder'],
  ['src/server/planted.ts', '../../contract/wire.ts', 'Use #folder'],
];

const allowed: [file: string, imported: string][] = [
  ['src/domain/planted.ts', './plain-date.ts'],
  ['src/domain/room/planted.ts', '#domain/plain-date.ts'],
  ['src/domain/planted.ts', 'vitest'],
  ['src/contract/planted.ts', '#domain/plain-date.ts'],
  ['src/contract/planted.ts', 'zod/mini'],
  ['src/server/planted.ts', '#contract/wire.ts'],
  ['src/web/room/planted.ts', '#contract/wire.ts'],
  ['src/web/room/planted.ts', '#brand.ts'],
  ['src/web/ui/planted.ts', '#web/data/call.ts'],
];

/** What the linter says of a file that imports something, in a place of its own with our rules. */
async function complaintsAbout(file: string, imported: string): Promise<string> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'planted-'));
  onTestFinished(() => rm(place, { recursive: true }));
  await copyFile(path.join(projectRoot, '.oxlintrc.json'), path.join(place, '.oxlintrc.json'));
  await mkdir(path.join(place, path.dirname(file)), { recursive: true });
  await writeFile(path.join(place, file), `import { it } from '${imported}';\nexport const planted = it;\n`);
  const linter = path.join(projectRoot, 'node_modules/.bin/oxlint');
  const run = promisify(execFile)(linter, ['src'], { cwd: place });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

it.each(forbidden)('%s must not import %s', async (file, imported, why) => {
  expect(await complaintsAbout(file, imported)).toContain(why);
});

it.each(allowed)('%s may import %s', async (file, imported) => {
  expect(await complaintsAbout(file, imported)).not.toMatch(/restricted/);
});
