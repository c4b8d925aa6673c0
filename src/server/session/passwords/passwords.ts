import { hash, verify } from '@node-rs/argon2';
import { previousPasswordForms, normalizedPassword } from '#domain/password.ts';

// OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane (the package's default variant is argon2id).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(normalizedPassword(password), cost);

/** The result of comparing a password with its hash; `formerly` where the hash has a form that is no longer stored. */
export type PasswordMatch = 'yes' | 'formerly' | 'no';

/** Takes as long for an account that does not exist or has no password, so that the time tells nothing. */
export async function matchPassword(passwordHash: string | null, password: string): Promise<PasswordMatch> {
  const tried = passwordHash ?? (await absentHash);
  const isRight = async (form: string) => (await verify(tried, form)) && passwordHash !== null;
  if (await isRight(normalizedPassword(password))) return 'yes';
  for (const form of previousPasswordForms(password)) if (await isRight(form)) return 'formerly';
  return 'no';
}

const absentHash = hashPassword('an account without a password');
