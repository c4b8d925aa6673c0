import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Account, isRoot, runAs } from './account.ts';
import { exists, sharedFolder } from './data-location.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageDescription = z.object({ version: z.string() });

/**
 * The folder of PostgreSQL's programs, such that the account can run them: where npm put them, or a copy when
 * that is closed to the account or can't be completed.
 */
export async function findBinaries(
  account: Account,
  dataDir: string,
  packageFolder = findPackage(),
): Promise<string> {
  const installed = path.join(packageFolder, 'native');
  await linkLibraries(packageFolder);
  const first = await tryPrograms(account, installed);
  if (first.ok) return installed;

  const copy = await copyPrograms(packageFolder, isRoot() ? sharedFolder : dataDir);
  const second = await tryPrograms(account, copy);
  if (second.ok) return copy;
  throw new EmbeddedPostgresError(
    `The PostgreSQL that comes with the packages does not run here: ${second.output}\n` +
      'Set DATABASE_URL to use a PostgreSQL of your own.',
  );
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name}, which holds PostgreSQL for this system, is not installed. ` +
        'Run npm ci, or set DATABASE_URL to use a PostgreSQL of your own.',
    );
  }
}

/** An npm package can't hold links, and install scripts, which would make them, are often blocked. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    const file = path.join(packageFolder, target);
    // A link that can't be made is found out by trying the programs.
    await symlink(path.relative(path.dirname(target), source), file).catch(() => undefined);
  }
}

async function tryPrograms(account: Account, native: string): Promise<{ ok: boolean; output: string }> {
  const server = await runAs(account, path.join(native, 'bin/postgres'), ['--version']);
  return server.ok ? runAs(account, path.join(native, 'bin/initdb'), ['--version']) : server;
}

/** The copy appears under its name when it is whole, and serves every project with that version. */
async function copyPrograms(packageFolder: string, into: string): Promise<string> {
  const description = await readFile(path.join(packageFolder, 'package.json'), 'utf8');
  const { version } = packageDescription.parse(JSON.parse(description));
  const location = path.join(into, `postgresql-${version}`);
  if (await exists(location)) return path.join(location, 'native');

  await mkdir(into, { recursive: true });
  if (isRoot()) await chmod(into, 0o755);
  const unfinished = await mkdtemp(`${location}.new-`);
  await cp(path.join(packageFolder, 'native'), path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: file => !file.endsWith('.a'),
  });
  await linkLibraries(unfinished);
  await runAs({}, 'chmod', ['-R', 'u+w,a+rX', unfinished]);
  await rename(unfinished, location).catch(() => rm(unfinished, { recursive: true, force: true }));
  return path.join(location, 'native');
}
