import type { DatabasePool } from '#server/database/database.ts';
import { deliverMails, mailsABatch } from '#server/notices/mail/deliver-mails.ts';
import { deliverPushes, pushesABatch } from '#server/notices/push/deliver-pushes.ts';
import type { PushSender } from '#server/notices/push/send-push.ts';

type Delivery = {
  sender: PushSender;
  /** Where people reach the app, for letters. */
  site: string;
  now: () => Date;
  say: (line: string) => void;
  /** How many milliseconds are between two looks for what is due. */
  pollEvery?: number;
};

/** Sends what is due, from now until it is stopped. Several servers may do so at once. */
export function startNoticeDelivery(db: DatabasePool, delivery: Delivery): { stop(): Promise<void> } {
  const { sender, site, now, say, pollEvery = 2_000 } = delivery;
  const loops = [
    loop('Sending push', () => deliverPushes(db, sender, now()), pushesABatch),
    loop('Writing letters of notices', () => deliverMails(db, site, now()), mailsABatch),
  ];

  function loop(name: string, deliver: () => Promise<number>, batch: number) {
    let isStopped = false;
    let timer: NodeJS.Timeout | undefined;
    const round = async () => {
      const count = await deliver().catch((error: Error) => {
        // What could not be noted down is claimed for a while, and then tried again.
        if (!isStopped) say(`${name} failed, and is tried again: ${error.message}`);
        return 0;
      });
      if (!isStopped)
        timer = setTimeout(() => void (underWay = round()), count === batch ? 0 : pollEvery).unref();
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

  return {
    async stop() {
      await Promise.race([Promise.all(loops.map(one => one.stop())), aMoment()]);
      sender.close();
    },
  };
}

/** A push service that does not answer holds nobody up: what it was sent is tried again after the next start. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 3_000).unref());
