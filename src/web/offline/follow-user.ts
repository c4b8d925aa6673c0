import type { QueryClient } from '@tanstack/react-query';
import { isInputUnderWay } from '#web/install/input-under-way.ts';
import { createTimer } from '#web/state/timer.ts';
import { shownToast } from '#web/ui/notices/toast.ts';
import { deviceUserId } from './device-user.ts';
import { pageOwner, userHere } from './member-here.ts';
import { askWhoIsThere } from './who-is-there.ts';

/** From one look to the next, in milliseconds. */
const pause = 500;

/** How often someone who has signed out elsewhere may still be found signed in: that takes a moment on a bad signal. */
const looksAtSignOut = 20;

const nextLook = createTimer();

/** Someone else has signed in in another tab, or this page's person has left: it is loaded anew, once nobody is typing. */
export function followUser(client: QueryClient, looks = 0): void {
  nextLook.set(() => void look(client, looks), pause);
}

async function look(client: QueryClient, looks: number): Promise<void> {
  const owner = pageOwner(client);
  if (owner === undefined || looks > looksAtSignOut) return;
  if (isBusy(client)) return followUser(client, looks);
  const here = userHere(client)?.id === owner ? deviceUserId() : undefined;
  if (here === owner) return;
  // The device forgets who is here before the session ends: loaded too early, the page would bring them back.
  const person = here === null ? await askWhoIsThere() : here;
  if (here === null && (person === owner || person === undefined)) return followUser(client, looks + 1);
  if (isBusy(client)) return followUser(client, looks);
  window.location.reload();
}

/** Something is typed, on its way, or said to whoever was here. */
const isBusy = (client: QueryClient): boolean =>
  isInputUnderWay() ||
  isTypedIn(document.activeElement) ||
  client.isMutating() > 0 ||
  shownToast.now() !== undefined;

/** What was typed before anything listened. */
const isTypedIn = (field: Element | null): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
