import type { QueryClient } from '@tanstack/react-query';
import type { getCurrentUser } from '#contract/session.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { keyOf } from '#web/data/query-key.ts';
import { createStore } from '#web/state/store.ts';

type User = ResponseOf<typeof getCurrentUser>;

export const userKey = keyOf({ path: '/api/auth/user' satisfies (typeof getCurrentUser)['path'] }, {});

/** Who is signed in; null for nobody, undefined while it is not known. */
export const userHere = (client: QueryClient) => client.getQueryData<User | null>(userKey);

const owner = createStore<string | undefined>(undefined);

/**
 * Whose this page is: the first who was signed in on it. All that it shows is theirs, also when the server takes us for
 * someone else by now, who has signed in in another tab.
 */
export function pageOwner(client: QueryClient): string | undefined {
  const user = userHere(client);
  // Whoever signs in on a page of nobody's starts on an empty one.
  owner.set(user === null ? undefined : (owner.now() ?? user?.id));
  return owner.now();
}

/** The member whose page this is, while signed in. A coach's lists are everyone's: nothing of them is kept on a device. */
export function memberOf(client: QueryClient): User | null {
  const user = userHere(client);
  return user?.role === 'member' && user.id === pageOwner(client) ? user : null;
}
