import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane (the package's default variant is argon2id).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Takes as long for an account that does not exist or has no password, so that the time tells nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash === null) {
    await verify(await absentHash, password);
    return false;
  }
  return verify(passwordHash, password);
}

const absentHash = hashPassword('an account without a password');
