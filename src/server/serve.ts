import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#brand.ts';
import { createApp } from './app.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import type { DrawForBrand } from '#server/brand/branded-texts.ts';
import { backupJobs, migrateWithBackup } from '#server/backup/nightly/backups-of-server.ts';
import { provideFellowship } from './fellowship/queries.ts';
import { isClockHeld, watchClock } from './clock/watch-clock.ts';
import { closeLeftOpen } from '#server/training-sessions/close-left-open.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { resumePaused } from '#server/assignments/resume-paused.ts';
import { completeEnded } from '#server/training-days/ending/complete-ended.ts';
import { connectionsFor, type DatabasePool } from './database/database.ts';
import { DiskRoom } from './disk/disk-room.ts';
import { SlowStatements } from './database/slow-statements.ts';
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts';
import { reachDatabase } from './database/reach.ts';
import { type FilePlace, filesOf } from './files/places/files-of.ts';
import { refuseWrongPlace } from './files/places/refuse-wrong-place.ts';
import { prepareWorkFolder } from './attachments/work-folder.ts';
import { holdServingLock } from './database/serving-lock.ts';
import { sweepNotes } from '#server/notes/queries.ts';
import { type Job, startJobs } from '#server/jobs/jobs.ts';
import { giveOtherNames } from '#server/exercises/give-other-names.ts';
import { refreshDescriptions } from '#server/exercises/refresh-descriptions.ts';
import { Lifecycle } from './health/lifecycle.ts';
import { startBoardKeeping } from './leaderboard/keep-board.ts';
import { startMailDelivery } from './mail/mail-delivery.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { DrawFirstView } from './first-view/first-view.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { deleteOldAnswers } from './http/idempotency.ts';
import { startNoticeDelivery } from './notices/delivery/deliver-notices.ts';
import { pushKeys } from './notices/push/push-keys.ts';
import { pushSender } from './notices/push/send-push.ts';
import { sweepNotices } from './notices/queries.ts';
import { remindToTrain } from './timed-notices/remind-to-train.ts';
import { notifyOfChallenges } from './timed-notices/notify-of-challenges.ts';
import { notifyOfPain } from './timed-notices/notify-of-pain.ts';
import { notifyOfWeek } from './timed-notices/weekly-summary.ts';
import { removeOldEmails } from './mail/outbox.ts';
import { sendDueInvitations } from '#server/member-imports/send-due-invitations.ts';
import { remindOfEnding } from './membership/remind.ts';
import { attachmentFiles } from './attachments/attachment-files.ts';
import { sendScheduled } from './conversations/scheduled-messages.ts';
import { sweepAttachments } from './attachments/sweep-attachments.ts';
import { sweepUploads } from './pictures/sweep-uploads.ts';
import { sweepVersions } from '#server/training-days/versions/sweep-versions.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { deleteExpired } from './session/delete-expired.ts';
import type { Settings } from '#server/settings/settings.ts';
import { stopInOrder } from './stop.ts';

export type Running = {
  app: FastifyInstance;
  db: DatabasePool;
  /** The public address. */
  address: string;
  files: FilePlace;
  /** Set by the starter when all is there that people need: until then it is not ready. */
  lifecycle: Lifecycle;
  stop(): Promise<void>;
};

const builtWebApp = path.join(projectRoot, 'dist/web');

/** The screens as they are built for the server: loaded with the first page, so nobody waits who wants the API alone. */
const built = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(projectRoot, 'dist/first-view', file)).href);

const drawFirstView: DrawFirstView = async request =>
  ((await built('main-on-server.js')) as { drawFirstView: DrawFirstView }).drawFirstView(request);

const drawForBrand: DrawForBrand = async (...input) =>
  ((await built('draw-for-brand.js')) as { drawForBrand: DrawForBrand }).drawForBrand(...input);

type ServeOptions = {
  now?: () => Date;
  /** The folder of the built web app; null where only the API is wanted. */
  webFolder?: string | null;
};

/** Starts everything a fellowship needs: the database (our own unless one is given), the tables, the server. */
export async function serve(
  settings: Settings,
  say: (line: string) => void,
  { now = () => new Date(), webFolder = builtWebApp }: ServeOptions = {},
): Promise<Running> {
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: settings.dataDir,
        connections: connectionsFor(settings.databasePool),
        log: say,
      });
  if (embedded?.notice) say(embedded.notice);
  const connection = embedded ? embedded.connection : { connectionString: settings.databaseUrl };
  const lifecycle = new Lifecycle();
  let listening: FastifyInstance | undefined;
  const slow = new SlowStatements(settings.slowStatementMs, ({ requestId: reqId, ...told }) =>
    listening?.log.warn({ reqId, ...told }, 'slow statement'),
  );
  const db = await reachDatabase(settings, {
    connection,
    isOwn: embedded !== null,
    name: `fellowship ${randomUUID()}`,
    slow,
    say,
    onError: error => {
      if (!lifecycle.isEnding) say(`The database connection was lost: ${error.message}`);
    },
  });
  const direct = embedded
    ? connection
    : { connectionString: settings.databaseDirectUrl ?? settings.databaseUrl };
  let serving: { release(): Promise<void> } | undefined;
  const stopDatabase = async () => {
    await serving?.release();
    await db.end();
    await embedded?.stop();
  };
  try {
    const held = await holdServingLock(direct, say);
    serving = held;
    const disk = new DiskRoom(settings.dataDir, { reserveMegabytes: settings.diskReserve });
    const files = filesOf(settings, say);
    await refuseWrongPlace(files, say);
    const server = { db, connection: direct, settings, files, say, now, disk };
    await migrateWithBackup(server);
    const { timeZone, graceDays } = settings;
    await provideFellowship(db, { timeZone, graceDays, updatedAt: now() });
    const outboxFolder = path.join(settings.dataDir, 'outbox');
    for (const folder of Object.values(files)) await folder.prepare();
    const workFolder = path.join(settings.dataDir, 'work');
    await prepareWorkFolder(workFolder, now());
    const metrics = await metricsOf(settings, { db, disk, now });
    const app = await createApp({
      db,
      now,
      lifecycle,
      publicUrl: settings.publicUrl,
      trustProxy: trustedProxies(settings.trustProxy),
      logger: { level: settings.logLevel },
      webFolder: webFolder ?? undefined,
      ...(webFolder !== null && { drawFirstView, drawForBrand }),
      ...files,
      workFolder,
      outboxFolder,
      disk,
      metrics,
      ...(settings.metricsPort === undefined && { metricsToken: settings.metricsToken }),
      hasMailServer: settings.smtpUrl !== undefined,
      openId: settings.openId,
      stripeWebhookSecret: settings.stripeWebhookSecret,
    });
    const { port, host, metricsPort, metricsToken: token } = settings;
    let apart: Server | undefined;
    app.addHook('onClose', async () => apart?.close().closeAllConnections());
    await app.listen({ port, host });
    listening = app;
    if (metrics && metricsPort !== undefined)
      apart = await serveMetrics(metrics, { port: metricsPort, host, token });
    const address = settings.publicUrl ?? addressOf(app);
    const ownJobs = [
      ...jobsOf(db, { address, files, outboxFolder, now, say }),
      ...(webFolder === null ? [] : [prerender(app)]),
    ];
    const jobs = startJobs(
      [...ownJobs, ...backupJobs({ ...server, disk }, embedded?.administrator ?? direct)],
      {
        say,
        isClockHeld: () => isClockHeld(db, now()),
      },
    );
    metrics?.watchJobs(() => jobs.runs);
    const mail = startMailDelivery(db, {
      smtpUrl: settings.smtpUrl,
      from: async () => settings.mailFrom ?? senderOf(await brandNow(db), address),
      outboxFolder,
      now,
      say,
    });
    await pushKeys(db, now());
    const notices = startNoticeDelivery(db, { sender: pushSender(address), site: address, now, say });
    const board = startBoardKeeping(db, { now, say });
    const stop = () =>
      stopInOrder({ app, db, lifecycle, jobs: [jobs, mail, notices, board], serving: held, embedded });
    return { app, db, lifecycle, address, files, stop };
  } catch (error) {
    await listening?.close();
    await stopDatabase();
    throw error;
  }
}

/** What counts is loaded only where someone watches. */
async function metricsOf(
  { metricsPort, metricsToken }: Settings,
  parts: ConstructorParameters<typeof Metrics>[0],
): Promise<Metrics | undefined> {
  if (metricsPort === undefined && metricsToken === undefined) return undefined;
  const { Metrics: Counted } = await import('./metrics/metrics.ts');
  return new Counted(parts);
}

const minute = 60_000;
const hour = 60 * minute;

type Places = {
  address: string;
  files: FilePlace;
  outboxFolder: string;
  now: () => Date;
  say: (line: string) => void;
};

/** The server's automatic jobs; several servers running them at once do no harm. */
const versions = new KnownVersions();

const jobsOf = (db: DatabasePool, { address, files, outboxFolder, now, say }: Places): Job[] => [
  {
    name: 'Clearing away old sessions',
    every: 24 * hour,
    endsThings: true,
    run: () => Promise.all([deleteExpired(db, now()), deleteOldAnswers(db, now())]),
  },
  {
    // Programs end with their last day, which somewhere in the world is over at every quarter of an hour.
    name: 'Completing the programs that have ended',
    every: 15 * minute,
    endsThings: true,
    run: () => completeEnded(db, now()),
  },
  {
    name: 'Letting programs go on that were paused until today',
    every: 5 * minute,
    endsThings: true,
    run: () => resumePaused(db, now(), say),
  },
  {
    name: 'Logging what was left open in sessions',
    every: 5 * minute,
    endsThings: true,
    run: () => closeLeftOpen(db, versions, now()),
  },
  {
    name: 'Bringing the library’s descriptions up to date',
    every: 24 * hour,
    run: () => refreshDescriptions(db, now()),
  },
  {
    name: 'Giving the library’s exercises their other names',
    every: 24 * hour,
    run: () => giveOtherNames(db, now()),
  },
  {
    name: 'Clearing away versions of days that nothing refers to',
    every: 24 * hour,
    first: 10 * minute,
    endsThings: true,
    run: () => sweepVersions(db, now()),
  },
  {
    name: 'Reminding members of the end of their membership',
    every: hour,
    endsThings: true,
    run: () => remindOfEnding(db, now(), address),
  },
  {
    name: 'Inviting the members who came with a list',
    every: 10_000,
    run: () => sendDueInvitations(db, now(), address),
  },
  {
    name: 'Sending messages that were written for later',
    every: 10_000,
    endsThings: true,
    run: () => sendScheduled(db, now(), { files: attachmentFiles(files.attachmentsFolder), say }),
  },
  {
    name: 'Clearing away pictures that were not put to use',
    every: hour,
    endsThings: true,
    run: () => sweepUploads(db, files.picturesFolder, now()),
  },
  {
    name: 'Clearing away pictures and clips that were not sent',
    every: hour,
    endsThings: true,
    run: () => sweepAttachments(db, files.attachmentsFolder, now()),
  },
  {
    name: 'Clearing away notes that were deleted',
    every: 15 * minute,
    endsThings: true,
    run: () => sweepNotes(db, now()),
  },
  {
    name: 'Telling coaches of who needs their attention',
    every: minute / 2,
    run: () => notifyOfPain(db, now()),
  },
  {
    name: 'Reminding members to train',
    every: 5 * minute,
    endsThings: true,
    run: () => remindToTrain(db, now()),
  },
  {
    name: 'Telling of challenges that open and close',
    every: 5 * minute,
    endsThings: true,
    run: () => notifyOfChallenges(db, now()),
  },
  {
    name: 'Telling of the week that is over',
    every: 15 * minute,
    first: 30_000,
    endsThings: true,
    run: () => notifyOfWeek(db, now()),
  },
  {
    name: 'Clearing away old notices',
    every: 24 * hour,
    endsThings: true,
    run: () => sweepNotices(db, now()),
  },
  {
    name: 'Clearing away old letters',
    every: 24 * hour,
    endsThings: true,
    run: () => removeOldEmails(outboxFolder, now()),
  },
  {
    name: 'Looking at the clock',
    every: 5 * minute,
    run: () => watchClock(db, now()),
  },
];

/** The first visitor after a start, or after new words, would wait for it otherwise. */
const prerender = (app: FastifyInstance): Job => ({
  name: 'Drawing the public pages',
  every: minute,
  first: 2_000,
  run: async () => {
    for (const url of ['/', '/subscribe', '/service-worker.js']) await app.inject(url);
  },
});

/** Quoted, as a name may hold what parts addresses. */
const senderOf = ({ name }: Brand, address: string) =>
  `"${name.replaceAll(/["\\]/g, '')}" <no-reply@${new URL(address).hostname}>`;

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return String(address);
  const host = ['0.0.0.0', '::'].includes(address.address) ? 'localhost' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
