import type { QueryClient } from '@tanstack/react-query';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notices/push.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { call } from '#web/data/call.ts';
import { refresh } from '#web/data/read.ts';
import { userHere } from '#web/offline/member-here.ts';

/** Whom this browser takes push for: signed in again they need not ask again, and nobody else is taken for them. */
const storedUnder = 'push-for';

export type PushHere = 'on' | 'off' | 'denied' | 'impossible';

/** Whether this browser takes push; it can't where the page came over plain http, or the app is not installed on iOS. */
export async function pushHere(personId: string): Promise<PushHere> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = (await subscriptionHere()) !== null && localStorage.getItem(storedUnder) === personId;
  return isOn ? 'on' : 'off';
}

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for leave, by a press alone. Answers what came of it. */
export async function takePush(personId: string): Promise<PushHere> {
  if (!isPossible()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { publicKey } = await call(getPushKey, {});
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // One for another server's key, as from before a new start, has to go first.
  const subscribed = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await sendSubscription(subscribed);
  localStorage.setItem(storedUnder, personId);
  return 'on';
}

export async function leavePush(): Promise<void> {
  localStorage.removeItem(storedUnder);
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** A new session of the same person in this browser goes on with what the one before was asked. */
export async function keepPushHere(client: QueryClient): Promise<void> {
  try {
    const person = userHere(client);
    if (!person || (await pushHere(person.id)) !== 'on' || Notification.permission !== 'granted') return;
    const subscription = await subscriptionHere();
    if (!subscription) return;
    await sendSubscription(subscription);
    await refresh(client, [listNotices]);
  } catch {
    // Without a signal, or without storage: the next page tries again.
  }
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}
