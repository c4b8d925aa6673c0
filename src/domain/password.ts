/** How short a password may be; a coach's opens everyone's training. */
export const shortestPassword = { member: 8, admin: 12 } as const;

export type PasswordOwner = {
  role: keyof typeof shortestPassword;
  email: string;
  firstName: string | null;
  lastName: string | null;
};

/** Why a password may not be chosen, in words for its field; null for one that may. `isCommon` is asked in lower case. */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): string | null {
  const lower = password.toLowerCase();
  const shortest = shortestPassword[owner.role];
  if (password.trim() === '') return 'Spaces alone are no password';
  if (ownWords(owner).has(lower)) return 'This is your own name or e-mail address: choose something else';
  if (isCommon(lower)) return 'This is one of the most common passwords: choose something else';
  return Array.from(password).length < shortest ? `Use at least ${shortest} characters` : null;
}

/** What everybody knows of someone: as a whole it is no password, as a part of one it may stand. */
function ownWords({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const address = email.trim().toLowerCase();
  const [first = '', last = ''] = [firstName, lastName].map(name => (name ?? '').trim().toLowerCase());
  const names = [first, last, `${first} ${last}`, first + last, `${last} ${first}`, last + first];
  return new Set([address, address.split('@')[0] ?? '', ...names]);
}
