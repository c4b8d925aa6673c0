import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { type Database, statement } from '#server/database/database.ts';
import { databaseTroubleOf } from '#server/database/database-trouble.ts';
import { signedIn, type Surroundings } from '#server/route/route.ts';
import { LiveSubscription } from './subscribe-live.ts';
import { type LiveStream, LiveStreams } from './live-streams.ts';

/** In milliseconds. Proxies give a silent answer up after half a minute or later. */
const usualBeat = 20_000;
/**
 * A browser whose stream broke asks again after so long: each after a time of its own, since all streams of a server break at
 * once when it ends.
 */
const retryAfter = () => 1_000 + Math.floor(Math.random() * 3_000);
/** While the database is in trouble: opening a stream makes a page read. */
const retryInTrouble = () => 5 * retryAfter();

/**
 * `GET /api/live`: server-sent events that say what to read again. A stream, not a call. Answers how many are open.
 */
export function liveStream(
  app: FastifyInstance,
  { db, now, liveBeatEvery = usualBeat }: Surroundings & { liveBeatEvery?: number | undefined },
): () => number {
  const streams = new LiveStreams();
  const hearing = new LiveSubscription(db.direct(), {
    onNews: news => (news.ended ? endThose() : streams.publish(news)),
    onMissed: () => streams.publishAllMissed(),
    onFailure: ({ message }) => app.log.warn(`What other servers tell can't be heard: ${message}`),
  });
  const endThose = () =>
    void endThoseOfNobody(db, streams, now()).catch((error: Error) =>
      app.log.warn(`The sessions of live streams could not be looked at: ${error.message}`),
    );
  // Sessions that end by their time, or were ended while nobody heard, are found with the beat.
  const beat = setInterval(() => {
    streams.beat();
    endThose();
  }, liveBeatEvery).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    streams.closeAll();
    await hearing.end();
  });

  app.get('/api/live', async (request, reply) => {
    const viewer = await signedIn(request, reply, db, now()).catch(nullInTrouble);
    if (viewer === null) {
      beginStream(reply).end(`retry: ${retryInTrouble()}\n\n`);
      return;
    }
    await hearing.begin();
    const response = beginStream(reply);
    response.write(`retry: ${retryAfter()}\n\n`);
    streams.add({
      personId: viewer.id,
      isCoach: viewer.role === 'admin',
      sessionKey: sessionKeyOf(request) ?? '',
      response,
    });
  });
  return () => streams.count;
}

/** A browser gives a stream up for good that was refused; one that ends it opens anew. */
function nullInTrouble(error: unknown): null {
  if (databaseTroubleOf(error) === null) throw error;
  return null;
}

function beginStream(reply: FastifyReply): ServerResponse {
  // Headers set so far, of security and the session, go out with it.
  reply.hijack();
  const { raw: response } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  return response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
}

const standing = statement<{ key: string; role: string }, { keys: readonly string[]; now: Date }>(
  'sessions_of_live_streams',
  `select s.token_hash as key, u.role from sessions s join users u on u.id = s.user_id
   where s.token_hash = any(:keys::text[]) and s.expires_at > :now`,
);

/** People who have signed out, were deleted, or are no coach any more hear nothing further: one statement for all. */
async function endThoseOfNobody(db: Database, streams: LiveStreams, now: Date): Promise<void> {
  const { all } = streams;
  if (all.length === 0) return;
  const found = await standing(db, { keys: all.map(({ sessionKey }) => sessionKey), now });
  const roles = new Map(found.map(({ key, role }) => [key, role]));
  const isOver = ({ sessionKey, isCoach }: LiveStream) =>
    (roles.get(sessionKey) === 'admin') !== isCoach || !roles.has(sessionKey);
  for (const stream of all) if (isOver(stream)) streams.close(stream);
}
