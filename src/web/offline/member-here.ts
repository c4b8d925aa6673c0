import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { getCurrentUser } from '#contract/session.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

type User = ResponseOf<typeof getCurrentUser>;

export const userKey: QueryKey = ['/api/auth/user' satisfies (typeof getCurrentUser)['path'], null, null];

/** The signed-in user; null when nobody is, undefined while that is not known. */
export const userHere = (client: QueryClient) => client.getQueryData<User | null>(userKey);

let owner: string | undefined;

/**
 * A page belongs to the first person who was signed in on it. What it shows stays theirs, even after someone else signs
 * in in another tab and the server answers as that person.
 */
export function pageOwner(client: QueryClient): string | undefined {
  const user = userHere(client);
  // A page without a signed-in person shows nobody's data, so the next one may take it over.
  owner = user === null ? undefined : (owner ?? user?.id);
  return owner;
}

/** The member whose page this is, or null. A coach reads everyone's data, so no device keeps what a coach has read. */
export function memberOf(client: QueryClient): User | null {
  const user = userHere(client);
  return user?.role === 'member' && user.id === pageOwner(client) ? user : null;
}
