import Fastify, {
  type FastifyInstance,
  type FastifyLoggerOptions,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { assignToAllRoutes } from './assignments/assign-to-all.ts';
import { assignmentRoutes } from './assignments/routes.ts';
import { createAssignment } from './assignments/create-assignment.ts';
import { pausePrograms, resumePrograms } from './assignments/pause-programs.ts';
import { weeklyStatsRoutes } from './assignments/weekly-stats.ts';
import { attachmentFiles } from './attachments/attachment-files.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { attentionRoutes } from './attention/routes.ts';
import type { DrawForBrand } from '#server/brand/branded-texts.ts';
import { challengeRoutes } from './challenges/routes.ts';
import { checkInRoutes } from './check-ins/routes.ts';
import { clockRoutes } from './clock/routes.ts';
import { completionRoutes } from './completions/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { savedReplyRoutes } from './conversations/saved-replies.ts';
import { dailyWorkoutRoutes } from './daily-workouts/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { dayTemplateRoutes } from './day-templates/routes.ts';
import { coachLibraryRoutes } from './exercises/coach-routes.ts';
import type { DiskRoom } from './disk/disk-room.ts';
import type { Folder } from './files/folder/file-folder.ts';
import { exerciseRoutes } from './exercises/routes.ts';
import { feedModerationRoutes } from './feed/moderation-routes.ts';
import { mySharedRoutes } from './feed/my-shared.ts';
import { feedRoutes } from './feed/routes.ts';
import { fellowshipRoutes } from './fellowship/routes.ts';
import { findingRoutes } from './finding/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { Lifecycle } from './health/lifecycle.ts';
import { healthRoutes, refuseWhileEnding } from './health/routes.ts';
import { healthHabitRoutes } from './health-habits/routes.ts';
import { compressAnswers } from './http/packing/compress-answers.ts';
import { answerErrors, nothingHere } from './http/error-answers.ts';
import { refuseForeignWrites } from './http/foreign-origin.ts';
import { requestIdsOf, tellRequestId, tellRequestIds } from './http/request-ids.ts';
import { readJsonBodies } from './http/bodies/json-bodies.ts';
import {
  countArrivals,
  type ReceivingLimits,
  strangersBodyLimit,
  usualReceivingLimits,
} from './http/bodies/receive-body.ts';
import { routesOf, type Surroundings } from '#server/route/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteCookies } from './http/site-cookies.ts';
import { closeAfterUnread } from './http/bodies/unread-bodies.ts';
import { answerUnreadable } from './http/bodies/unreadable-requests.ts';
import type { DrawFirstView } from '#server/first-view/first-view.ts';
import { serveWebApp } from '#server/first-view/web-app.ts';
import { leaderboard } from './leaderboard/board.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { liveStream } from './live/routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { answerMetrics } from './metrics/serve-metrics.ts';
import { memberImportRoutes } from './member-imports/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { letIn } from './membership/by-hand/activate.ts';
import { byHandRoutes } from './membership/by-hand/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { paymentEventsRoute } from './membership/webhook.ts';
import { noteRoutes } from './notes/routes.ts';
import { unsubscribeRoutes } from './notices/mail/unsubscribe-routes.ts';
import { pushRoutes } from './notices/push/routes.ts';
import { pushSender } from './notices/push/send-push.ts';
import { noticeRoutes } from './notices/routes.ts';
import { nutritionRoutes } from './nutrition/routes.ts';
import { memberDataDownloads, myDataDownloads } from './profile/my-data.ts';
import { pathRoutes } from './paths/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { type PictureLimits, storedPictures } from './pictures/stored-pictures.ts';
import { profileRoutes } from './profile/routes.ts';
import { programExport } from './program-files/export.ts';
import { programFileRoutes } from './program-files/routes.ts';
import { programReadingRoutes } from './program-reading/routes.ts';
import { savedCalendarRoutes } from './programs/from-calendar/routes.ts';
import { draftRoutes } from './programs/drafts/routes.ts';
import { programRoutes } from './programs/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { recipeRoutes } from './recipes/routes.ts';
import { securityEventRoutes } from './security-events/routes.ts';
import type { OpenIdSettings } from '#server/settings/settings.ts';
import { sessionNavigations } from './session/navigations.ts';
import { passkeyRoutes } from '#server/session/passkeys/passkeys.ts';
import { sessionRoutes } from './session/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { liftRoutes } from './strength/lifts.ts';
import { strengthRoutes } from './strength/routes.ts';
import { trainingDayRoutes } from './training-days/done/routes.ts';
import { ownDayRoutes } from './training-days/own/routes.ts';
import { KnownVersions } from './training-days/versions/known-versions.ts';
import { reconcileDay } from './training-sessions/reconcile-logs.ts';
import { correctUnplannedLog } from './training-sessions/correct-unplanned-log.ts';
import { trainingSessionRoutes } from './training-sessions/routes.ts';
import { testedMaxRoutes } from './tested-maxes/routes.ts';
import { trainingMaxRoutes } from './training-maxes/routes.ts';

export type AppOptions = Surroundings & {
  publicUrl?: string | undefined;
  trustProxy?: FastifyServerOptions['trustProxy'];
  logger?: FastifyLoggerOptions & PinoLoggerOptions;
  /** The built web app; left out where only the API is wanted. */
  webFolder?: string | undefined;
  /** Draws what has the brand's words in it; left out where no pages are wanted. */
  drawForBrand?: DrawForBrand | undefined;
  /** Draws the first view of signed-in pages; left out where the browser is to draw them. */
  drawFirstView?: DrawFirstView | undefined;
  /** Pictures of people, served to anyone who has their address. */
  picturesFolder?: Folder | undefined;
  /** Pictures and clips of messages, served to the member and coaches alone. */
  attachmentsFolder?: Folder | undefined;
  /** Where files that lie in a bucket are looked at; the system's own by default. */
  workFolder?: string | undefined;
  /** The room on the disk for pictures, clips and files; without it nothing is refused before the disk itself does. */
  disk?: DiskRoom | undefined;
  /** The number of pictures processed at once, and the memory and time for one; the usual by default. */
  pictureLimits?: Partial<PictureLimits> | undefined;
  /** The folder for letters when there is no mail server. */
  outboxFolder?: string | undefined;
  /** Whether there is one, so that letters are sent automatically. */
  hasMailServer?: boolean | undefined;
  openId?: OpenIdSettings | undefined;
  stripeWebhookSecret?: string | undefined;
  /** The milliseconds for which everyone may share one read of the leaderboard; a second by default. */
  boardFreshFor?: number | undefined;
  /**
   * The milliseconds between two beats, which keep live streams open and look at their sessions; 20 seconds by default.
   */
  liveBeatEvery?: number | undefined;
  /** For tests alone: push services on this machine. */
  pushToOwnNetwork?: boolean | undefined;
  /** For tests alone: origins on this machine whose videos are asked. */
  ownVideoOrigins?: readonly string[] | undefined;
  /** The numbers about this server; left out where nobody watches. */
  metrics?: Metrics | undefined;
  /** Who has it may read them at `/metrics`; without it they are not there. */
  metricsToken?: string | undefined;
  /** Whether it is starting or ending; neither by default. */
  lifecycle?: Lifecycle | undefined;
  /** The time requests may take to come in, and the memory they may hold until they are whole; the usual by default. */
  receiving?: Partial<ReceivingLimits> | undefined;
};

/** Builds the app without listening: one line a capability. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { lifecycle = Lifecycle.running() } = options;
  const receiving = { ...usualReceivingLimits, ...options.receiving };
  const app = Fastify({
    logger: options.logger ? { timestamp: readableTime, ...options.logger } : false,
    trustProxy: options.trustProxy ?? false,
    genReqId: requestIdsOf(options.trustProxy),
    bodyLimit: strangersBodyLimit,
    // For the longest; what is usual has less, by `receiveBody`.
    requestTimeout: receiving.headersWithin + receiving.uploadWithin,
    // `refuseWhileEnding` says so in words.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    http: { headersTimeout: receiving.headersWithin, connectionsCheckingInterval: 1_000 },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // An address that can't be read as one, or is too long to be one of ours.
    frameworkErrors: (_error, request, reply) => void nothingHere(tellRequestId(request, reply)),
  });
  tellRequestIds(app);
  options.metrics?.countRequests(app);
  answerErrors(app);
  refuseWhileEnding(app, lifecycle);
  countArrivals(app, receiving);
  compressAnswers(app);
  closeAfterUnread(app, receiving.throwAwayFor);
  readJsonBodies(app);
  await siteCookies(app, options.publicUrl);
  await securityHeaders(app, options);
  refuseForeignWrites(app, options.publicUrl);

  const route = routesOf(app, options);
  healthRoutes(app, route, { db: options.db, lifecycle });
  sessionRoutes(route, options);
  setupRoutes(route, options.publicUrl);
  passkeyRoutes(route, options);
  sessionNavigations(app, options);
  const pictures = storedPictures(app, options);
  const attachments = attachmentFiles(options.attachmentsFolder, options);
  const files = { pictures, attachments, outboxFolder: options.outboxFolder };
  pictureRoutes(app, route, pictures);
  profileRoutes(route, files);
  myDataDownloads(app, options);
  memberDataDownloads(app, options);
  const liveStreams = liveStream(app, options);
  options.metrics?.watchStreams(liveStreams);
  memberRoutes(route, { ...files, ...options, letIn, assign: createAssignment });
  memberImportRoutes(route, options);
  groupRoutes(route);
  findingRoutes(route);
  noteRoutes(route);
  const sender = pushSender(options.publicUrl, { toOwnNetwork: options.pushToOwnNetwork });
  app.addHook('onClose', async () => sender.close());
  noticeRoutes(route);
  pushRoutes(route, { sender });
  unsubscribeRoutes(app, options);
  membershipRoutes(route);
  byHandRoutes(route, { ...options, pausePrograms, resumePrograms });
  securityEventRoutes(route);
  paymentEventsRoute(app, options);
  const versions = new KnownVersions();
  exerciseRoutes(route);
  coachLibraryRoutes(route, options);
  programRoutes(route);
  dayTemplateRoutes(route);
  savedCalendarRoutes(route);
  programFileRoutes(route);
  programExport(app, options);
  programReadingRoutes(route);
  pathRoutes(route);
  draftRoutes(route);
  assignmentRoutes(route);
  trainingDayRoutes(route);
  ownDayRoutes(route);
  trainingSessionRoutes(route, versions);
  assignToAllRoutes(route);
  weeklyStatsRoutes(route);
  dailyWorkoutRoutes(route);
  progressRoutes(route, {
    reconcileDay: reconcileDay(versions),
    correctUnplannedLog: correctUnplannedLog(versions),
  });
  recordRoutes(route);
  completionRoutes(route);
  clockRoutes(route, options);
  const board = leaderboard(options.db, options.boardFreshFor ?? 1_000);
  challengeRoutes(route);
  leaderboardRoutes(route, board);
  dashboardRoutes(route, board);
  attentionRoutes(route);
  strengthRoutes(route);
  liftRoutes(route);
  testedMaxRoutes(route);
  trainingMaxRoutes(route);
  checkInRoutes(route);
  conversationRoutes(route, attachments);
  await attachmentRoutes(app, route, { ...options, files: attachments, pictures });
  savedReplyRoutes(route);
  feedRoutes(route);
  mySharedRoutes(route);
  feedModerationRoutes(route);
  healthHabitRoutes(route);
  nutritionRoutes(route);
  recipeRoutes(route, { pictures });
  promotionRoutes(route, { pictures });
  fellowshipRoutes(route, { pictures });
  if (options.metrics && options.metricsToken !== undefined)
    answerMetrics(app, options.metrics, options.metricsToken);
  await serveWebApp(app, { ...options, answerRead: route.answerRead });
  return app;
}

/** As part of a line of the log. */
const readableTime = () => `,"time":"${new Date().toISOString()}"`;
