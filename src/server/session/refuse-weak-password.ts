import { commonPasswords } from './common-passwords.ts';

let known: Set<string> | undefined;

/** Whether a password (in lower case) is one of the most common; the list is read when it is first asked. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords.split(/\s+/));
  return known.has(password);
}
