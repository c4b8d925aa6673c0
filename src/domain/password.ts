/** The shortest password; a coach's opens everyone's training. */
export const shortestPassword = { member: 8, admin: 12 } as const;

export type PasswordOwner = {
  role: keyof typeof shortestPassword;
  email: string;
  firstName: string | null;
  lastName: string | null;
};

/** The reason a password may not be chosen, in words for its field; null for one that may. `isCommon` gets it in lower case. */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): string | null {
  const seen = asGuessed(password);
  const shortest = shortestPassword[owner.role];
  if (seen === '') return 'A password cannot be only spaces';
  if (ownWords(owner).has(joinWords(seen)))
    return 'This is your own name or e-mail address: choose something else';
  if (isCommon(seen) || isCommon(repeatedPart(seen)))
    return 'This is one of the most common passwords: choose something else';
  if (Array.from(normalizedPassword(password)).length < shortest)
    return `Use at least ${shortest} characters`;
  return repeatedPart(seen).length < 3 ? 'This is too repetitive: choose something else' : null;
}

/**
 * A password as it is stored and tried: the same letters are the same bytes, whichever keyboard or system has put them
 * together (OpaqueString of RFC 8265, with NFKC in place of NFC, so that wide letters are letters too).
 */
export const normalizedPassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFKC');

/** The ways in which it may have been stored before that: as it was typed, and as another system types the same. */
export const previousPasswordForms = (password: string): string[] =>
  [...new Set([password, password.normalize('NFC'), password.normalize('NFD')])].filter(
    form => form !== normalizedPassword(password),
  );

/** As a guesser would try it: look-alike letters are one, what cannot be seen is not there. */
const asGuessed = (password: string) =>
  password
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\u2800\u3164\uffa0\u115f\u1160]/gu, '')
    .trim()
    .toLowerCase();

/** Spaces and signs between words make no other word of them. */
const joinWords = (text: string) => text.replace(/[\s._-]+/g, '');

/** `abc` of `abcabcabc`; all of what does not repeat itself. */
const repeatedPart = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/** Words that everybody knows of someone: as a whole no password, as a part of one allowed. */
function ownWords({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const address = asGuessed(email);
  const [first = '', last = ''] = [firstName, lastName].map(name => asGuessed(name ?? ''));
  const words = [address, address.split('@')[0] ?? '', first, last, first + last, last + first];
  return new Set(words.map(joinWords));
}
