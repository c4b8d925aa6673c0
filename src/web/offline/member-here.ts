import type { QueryClient } from '@tanstack/react-query';
import type { getCurrentUser } from '#contract/session.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { keyOf } from '#web/data/query-key.ts';
import { createStore } from '#web/state/store.ts';

type User = ResponseOf<typeof getCurrentUser>;

export const userKey = keyOf({ path: '/api/auth/user' satisfies (typeof getCurrentUser)['path'] }, {});

/** The signed-in user; null when nobody is, undefined while that is not known. */
export const userHere = (client: QueryClient) => client.getQueryData<User | null>(userKey);

const owner = createStore<string | undefined>(undefined);

/**
 * A page belongs to the first person who was signed in on it. What it shows stays theirs, even after someone else signs
 * in in another tab and the server answers as that person.
 */
export function pageOwner(client: QueryClient): string | undefined {
  const user = userHere(client);
  // A page without a signed-in person shows nobody's data, so the next one may take it over.
  owner.set(user === null ? undefined : (owner.now() ?? user?.id));
  return owner.now();
}

/** Whose page this is, a coach's too; null for nobody's. */
export function personOf(client: QueryClient): User | null {
  const user = userHere(client);
  return user && user.id === pageOwner(client) ? user : null;
}

/** The member whose page this is, or null. A coach reads everyone's data, so no device keeps what a coach has read. */
export function memberOf(client: QueryClient): User | null {
  const person = personOf(client);
  return person?.role === 'member' ? person : null;
}
