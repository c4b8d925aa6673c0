import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getCurrentUser } from '#contract/session.ts';
import { call, CallError } from '#web/data/call.ts';
import { keyOf, pathOf } from '#web/data/query-key.ts';
import { deviceUserKey } from '#web/offline/device-user.ts';

export type CurrentUser = ResponseOf<typeof getCurrentUser>;

const key = keyOf(getCurrentUser, {});

/** In milliseconds. */
const staleTime = 60_000;

/**
 * The user signed in, or null. Known at once from the page, which the server sent with the user in it, or from the
 * device, when the page is one that was cached for bad signals, and then checked at once; read again where it is shown
 * a minute later, never retried. Off the network no one is signed out: only a 401 does that.
 */
export function useCurrentUser() {
  const { data, isPending, dataUpdatedAt } = useQuery({
    queryKey: key,
    queryFn: ({ client }) => askForUser(client.getQueryData<CurrentUser | null>(key) ?? null),
    meta: { endpoint: getCurrentUser },
    staleTime: staleTime,
    retry: false,
  });
  return { user: data ?? null, isLoading: isPending, askedAt: new Date(dataUpdatedAt) };
}

async function askForUser(shown: CurrentUser | null): Promise<CurrentUser | null> {
  try {
    return keepUser(await call(getCurrentUser, {}));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      keepUser(null);
      // Someone in the middle of something gets the error, and is led to sign in again, as after any other 401.
      if (shown !== null && isInArea()) throw error;
      return null;
    }
    const last = lastUser();
    if (last !== null) return last;
    throw error;
  }
}

/** Puts a user who has just signed in in place, without asking again. */
export function useEnter(): (user: CurrentUser) => void {
  const client = useQueryClient();
  return user => {
    // Answers read by someone else on this device are removed.
    client.removeQueries({ predicate: query => pathOf(query.queryKey) !== getCurrentUser.path });
    client.setQueryData(key, keepUser(user));
  };
}

/**
 * The user whom the server put into the page, before anyone asks for them; false in a page that was cached on the
 * device, which had the last one.
 */
export function takeUserInPage(client: QueryClient): boolean {
  const user = userInPage();
  const last = user === undefined ? lastUser() : null;
  if (user !== undefined) client.setQueryData(key, keepUser(user));
  // Checked at once: someone else may be signed in by now.
  else if (last !== null) client.setQueryData(key, last, { updatedAt: Date.now() - staleTime });
  return user !== undefined;
}

function userInPage(): CurrentUser | null | undefined {
  const data = document.getElementById('user')?.textContent;
  return data ? (JSON.parse(data) as CurrentUser | null) : undefined;
}

function keepUser<User extends CurrentUser | null>(user: User): User {
  try {
    if (user === null) localStorage.removeItem(deviceUserKey);
    else localStorage.setItem(deviceUserKey, JSON.stringify(user));
  } catch {
    // Without storage there is nothing to fall back on; everything else works.
  }
  return user;
}

function lastUser(): CurrentUser | null {
  try {
    return JSON.parse(localStorage.getItem(deviceUserKey) ?? 'null') as CurrentUser | null;
  } catch {
    return null;
  }
}

const areas = ['/member', '/admin', '/account'];

/** Whether the browser shows a page that needs a session. */
export const isInArea = (): boolean => areas.includes(window.location.pathname.replace(/(.)\/$/, '$1'));
