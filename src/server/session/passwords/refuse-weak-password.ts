import { type PasswordOwner, passwordFault } from '#domain/password.ts';
import { badInput } from '#server/http/problem.ts';
import { commonPasswords } from './common-passwords.ts';

let known: Set<string> | undefined;

/** Whether a password (in lower case) is one of the most common; the list is read when it is first asked. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords.split(/\s+/));
  return known.has(password);
}

/** Refuses what its owner may not choose, at the field at `path`. */
export function refuseWeakPassword(path: string, password: string, owner: PasswordOwner): void {
  const fault = passwordFault(password, owner, isCommonPassword);
  if (fault !== null) throw badInput(path, fault);
}
