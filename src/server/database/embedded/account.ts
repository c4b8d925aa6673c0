import { execFile, spawn } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The user PostgreSQL runs as. Without ids it is the user the server itself runs as. */
export type Account = { uid?: number; gid?: number };

export const isRoot = (): boolean => process.geteuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. Root therefore hands over to the database's present owner (a data
 * folder may have been made by an ordinary user), else to `nobody`.
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (!isRoot()) return {};
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') };
}

async function idOfNobody(which: '-u' | '-g'): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)('id', [which, 'nobody']);
    // The number -2 is nobody on some systems, and some spell it 4294967294; both are the same 32 bits.
    return Number(stdout) >>> 0;
  } catch {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and there is no user "nobody" to run it as. ' +
        'Start the server as an ordinary user, or set DATABASE_URL.',
    );
  }
}

export async function give(account: Account, file: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(file, account.uid, account.gid);
}

/** The options to spawn a program of PostgreSQL: as that user, with nothing of our own environment but the path. */
export function spawnOptions(account: Account) {
  const ids =
    account.uid === undefined || account.gid === undefined ? {} : signedIds(account.uid, account.gid);
  return { ...ids, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/** Spawning takes the ids as signed numbers, changing an owner takes them unsigned. */
const signedIds = (uid: number, gid: number) => ({ uid: uid | 0, gid: gid | 0 });

/** Runs a program to its end and answers whether it went well, and all that it printed. */
export function runAs(
  account: Account,
  program: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  return new Promise(resolve => {
    const child = spawn(program, args, { ...spawnOptions(account), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', error => resolve({ ok: false, output: error.message }));
    child.on('close', code => resolve({ ok: code === 0, output: output.trim() }));
  });
}
