import { type PasswordOwner, passwordFault } from '#domain/password.ts';
import { badInput } from '#server/http/problem.ts';
import commonPasswords from './common-passwords.txt?raw';

/** The 10,000 most common of at least 8 characters (what is shorter is refused as too short), most common first, in lower case. */
let known: Set<string> | undefined;

/** Expects the password in lower case. The list is split at the first call, because most processes never need it. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords.split(/\s+/));
  return known.has(password);
}

/** Refuses a password that its owner may not choose, for the field at `path`. */
export function refuseWeakPassword(path: string, password: string, owner: PasswordOwner): void {
  const fault = passwordFault(password, owner, isCommonPassword);
  if (fault !== null) throw badInput(path, fault);
}
