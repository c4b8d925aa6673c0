import { hashOfToken, newToken } from '#server/http/token.ts';
import { inDatabase } from './database-of.ts';
import type { Fellowship } from './fellowship.ts';

/** The cookie of a new session, as a sign-in leaves it behind: without its page, the work of a password, and a letter. */
export async function sessionOf(
  fellowship: Pick<Fellowship, 'origin' | 'database'>,
  userId: string,
  userAgent: string,
) {
  const token = newToken();
  await inDatabase(
    fellowship,
    `insert into sessions (token_hash, user_id, user_agent, expires_at, made_known)
     values ($1, $2, $3, now() + interval '30 days', true)`,
    [hashOfToken(token), userId, userAgent],
  );
  const cookie = { name: 'fellowship_session', value: token, url: fellowship.origin };
  return { ...cookie, httpOnly: true, sameSite: 'Lax' } as const;
}
