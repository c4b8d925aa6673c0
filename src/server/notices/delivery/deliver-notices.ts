import type { DatabasePool } from '#server/database/database.ts';
import { deliverMails, mailsALook } from '#server/notices/mail/deliver-mails.ts';
import { PushDelivery, pushesALook } from '#server/notices/push/deliver-pushes.ts';
import type { PushSender } from '#server/notices/push/send-push.ts';

type Delivery = {
  sender: PushSender;
  /** The app's address, for letters. */
  site: string;
  now: () => Date;
  say: (line: string) => void;
  /** The milliseconds between two looks for what is due. */
  pollEvery?: number;
};

/**
 * Milliseconds from the beginning of one look to that of the next while there is much to send: 100 at a time are some
 * 220 a second, so 10,000 are out within a minute, and members who log meanwhile have the server to themselves most of
 * the time.
 */
const lookEvery = 450;
/** A look that took longer, because the server has much to do, is followed by a rest all the same. */
const leastRest = 100;

/** Sends what is due, from now until it is stopped. Several servers may do so at once. */
export function startNoticeDelivery(db: DatabasePool, delivery: Delivery): { stop(): Promise<void> } {
  const { sender, site, now, say, pollEvery = 2_000 } = delivery;
  const pushes = new PushDelivery(db, sender);
  const loops = [
    loop('Sending push', async () => (await pushes.look(now())) === pushesALook || pushes.isBusy),
    loop('Writing letters of notices', async () => (await deliverMails(db, site, now())) === mailsALook),
  ];

  /** A look answers whether the next one is to come soon. */
  function loop(name: string, look: () => Promise<boolean>) {
    let isStopped = false;
    let timer: NodeJS.Timeout | undefined;
    const round = async () => {
      const began = performance.now();
      const isMore = await look().catch((error: Error) => {
        // Results that could not be noted down are claimed for a while, and then tried again.
        if (!isStopped) say(`${name} failed, and is tried again: ${error.message}`);
        return false;
      });
      const soon = Math.max(leastRest, lookEvery - (performance.now() - began));
      if (!isStopped) timer = setTimeout(() => void (underWay = round()), isMore ? soon : pollEvery).unref();
    };
    let underWay = round();
    return {
      async stop() {
        isStopped = true;
        clearTimeout(timer);
        await underWay;
      },
    };
  }

  const stopped = async () => {
    await Promise.all(loops.map(one => one.stop()));
    await pushes.settle(now()).catch(() => undefined);
  };

  return {
    async stop() {
      await Promise.race([stopped(), aMoment()]);
      sender.close();
    },
  };
}

/** A push service that does not answer holds nobody up: what it was sent is tried again after the next start. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 3_000).unref());
