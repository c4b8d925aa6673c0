import type { FastifyInstance } from 'fastify';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { type Database, statement } from '#server/database/database.ts';
import { signedIn, type Surroundings } from '#server/route/route.ts';
import { LiveSubscription } from './subscribe-live.ts';
import { type LiveStream, LiveStreams } from './live-streams.ts';

/** In milliseconds. Proxies give a silent answer up after half a minute or later. */
const usualBeat = 20_000;
/** A browser whose stream broke asks again after so long. */
const retryAfter = 2_000;

/** `GET /api/live`: server-sent events that say what to read again. A stream, not a call. */
export function liveStream(
  app: FastifyInstance,
  { db, now, liveBeatEvery = usualBeat }: Surroundings & { liveBeatEvery?: number | undefined },
): void {
  const { options } = db.$client;
  const streams = new LiveStreams();
  const hearing = new LiveSubscription(
    // The pool keeps the password from being listed.
    { ...options, password: options.password },
    {
      onNews: news => (news.ended ? endThose() : streams.publish(news)),
      onMissed: () => streams.publishAllMissed(),
      onFailure: ({ message }) => app.log.warn(`What other servers tell can't be heard: ${message}`),
    },
  );
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
    const viewer = await signedIn(request, reply, db, now());
    await hearing.begin();
    // Headers set so far, of security and the session, go out with it.
    reply.hijack();
    const { raw: response } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${retryAfter}\n\n`);
    streams.add({
      personId: viewer.id,
      isCoach: viewer.role === 'admin',
      sessionKey: sessionKeyOf(request) ?? '',
      response,
    });
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
