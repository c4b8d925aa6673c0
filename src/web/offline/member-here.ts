import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { getCurrentUser } from '#contract/session.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

type User = ResponseOf<typeof getCurrentUser>;

export const userKey: QueryKey = ['/api/auth/user' satisfies (typeof getCurrentUser)['path'], null, null];

/** Who is signed in; null for nobody, undefined while it is not known. */
export const userHere = (client: QueryClient) => client.getQueryData<User | null>(userKey);

/** The member who is signed in. A coach's lists are everyone's: nothing of them is kept on a device. */
export function memberOf(client: QueryClient): User | null {
  const user = userHere(client);
  return user?.role === 'member' ? user : null;
}
