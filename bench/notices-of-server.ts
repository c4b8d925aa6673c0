import type { FastifyInstance } from 'fastify';
import type { DatabasePool } from '#server/database/database.ts';
import { startMailDelivery } from '#server/mail/mail-delivery.ts';
import { startNoticeDelivery } from '#server/notices/delivery/deliver-notices.ts';
import { pushSender } from '#server/notices/push/send-push.ts';
import { notifyOfChallenges } from '#server/timed-notices/notify-of-challenges.ts';

const site = 'https://bench.example';
const minute = 60_000;
const say = (line: string) => console.error(line);

/** Notices go out as from a real server, to services on this machine; its clock begins at noon, and is put forward. */
export function withNotices(app: FastifyInstance, db: DatabasePool, smtpUrl: string): void {
  let ahead = new Date().setUTCHours(12, 0, 0, 0) - Date.now();
  const now = () => new Date(Date.now() + ahead);
  startNoticeDelivery(db, { sender: pushSender(site, { toOwnNetwork: true }), site, now, say });
  startMailDelivery(db, { smtpUrl, from: async () => 'bench@bench.example', outboxFolder: '', now, say });

  app.get('/floor/challenges', async () => notifyOfChallenges(db, now()));
  app.get('/floor/later', async () => {
    ahead += 10 * minute;
  });
}
