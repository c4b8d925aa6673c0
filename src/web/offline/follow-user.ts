import type { QueryClient } from '@tanstack/react-query';
import { isInputUnderWay } from '#web/install/state/input-under-way.ts';
import { createTimer } from '#web/state/timer.ts';
import { shownToast } from '#web/ui/notices/toast.ts';
import { deviceUserId } from './device-user.ts';
import { pageOwner, userHere } from './member-here.ts';
import { askWhoIsThere } from './who-is-there.ts';

/** Time between two looks, in milliseconds. */
const pause = 500;

/** A sign-out in another tab is slow on a bad signal: the session may still be open for so many looks. */
const looksAtSignOut = 20;

const nextLook = createTimer();

/** Reloads the page, once nobody is typing, when its owner has signed out or another person has signed in elsewhere. */
export function followUser(client: QueryClient, looks = 0): void {
  nextLook.set(() => void look(client, looks), pause);
}

async function look(client: QueryClient, looks: number): Promise<void> {
  const owner = pageOwner(client);
  if (owner === undefined || looks > looksAtSignOut) return;
  if (isBusy(client)) return followUser(client, looks);
  const here = userHere(client)?.id === owner ? deviceUserId() : undefined;
  if (here === owner) return;
  // A sign-out clears the device before the session ends. A reload in between would sign the person in again.
  const person = here === null ? await askWhoIsThere() : here;
  if (here === null && (person === owner || person === undefined)) return followUser(client, looks + 1);
  if (isBusy(client)) return followUser(client, looks);
  window.location.reload();
}

/** A reload now would lose something: typed text, a call under way, or a toast that is still shown. */
const isBusy = (client: QueryClient): boolean =>
  isInputUnderWay() ||
  isTypedIn(document.activeElement) ||
  client.isMutating() > 0 ||
  shownToast.now() !== undefined;

/** Text may have been typed before the app's listeners were there. */
const isTypedIn = (field: Element | null): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
