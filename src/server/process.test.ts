import { expect, it, vi } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { runOrSay } from './process.ts';

async function saidOf(error: Error): Promise<string> {
  const before = process.exitCode;
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await runOrSay(async () => {
      throw error;
    });
    expect(process.exitCode).toBe(1);
    return String(said.mock.calls[0]?.[0]);
  } finally {
    said.mockRestore();
    process.exitCode = before;
  }
}

const failing = (code: string, syscall?: string) =>
  Object.assign(new Error(`${code}: what the system says`), { code, syscall });

it.each([
  ['EADDRINUSE', 'listen', 'another program uses this port'],
  ['EADDRNOTAVAIL', 'listen', 'HOST'],
  ['EACCES', 'mkdir', 'may not use the port or the folder'],
  ['EPERM', 'mkdir', 'may not use the port or the folder'],
  ['EROFS', 'mkdir', 'DATA_DIR'],
  ['ENOTDIR', 'mkdir', 'DATA_DIR'],
  ['EEXIST', 'mkdir', 'DATA_DIR'],
  ['ENOSPC', 'write', 'disk is full'],
  ['EDQUOT', 'write', 'disk is full'],
  ['53100', undefined, 'disk is full'],
  ['EMFILE', 'open', 'too many files'],
  ['ENOTFOUND', 'getaddrinfo', 'DATABASE_URL'],
  ['EAI_AGAIN', 'getaddrinfo', 'DATABASE_URL'],
  ['ECONNREFUSED', 'connect', 'DATABASE_URL'],
  ['ECONNRESET', 'read', 'DATABASE_URL'],
  ['ETIMEDOUT', 'connect', 'DATABASE_URL'],
  ['EHOSTUNREACH', 'connect', 'DATABASE_URL'],
  ['ENOENT', 'connect', 'DATABASE_URL'],
  ['28P01', undefined, 'DATABASE_URL'],
  ['28000', undefined, 'DATABASE_URL'],
  ['3D000', undefined, 'DATABASE_URL'],
  ['53300', undefined, 'connections'],
  ['57P03', undefined, 'DATABASE_URL'],
  ['42501', undefined, 'may not'],
  ['25006', undefined, 'only be read'],
])('%s at the start is said in a sentence, without a trace', async (code, syscall, part) => {
  const error = failing(code, syscall);
  for (const thrown of [error, new DrizzleQueryError('create table a ()', ['secret'], error)]) {
    const said = await saidOf(thrown);
    expect(said).toMatch(/^Fellowship could not .*\.\n$/);
    expect(said).toContain(part);
    expect(said).not.toMatch(/\n\s+at |secret/);
  }
});

it.each(['timeout expired', 'timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'a database that does not answer (%s) is said in a sentence, without a trace',
  async message => {
    expect(await saidOf(new Error(message))).toBe(
      `Fellowship could not reach the database: ${message}. Please check DATABASE_URL.\n`,
    );
  },
);

it('a mistake of our own is shown with its trace', async () => {
  expect(await saidOf(new TypeError('x is not a function'))).toMatch(/x is not a function\n\s+at /);
});
