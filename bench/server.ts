import path from 'node:path';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { connectDatabase, statement } from '#server/database/database.ts';
import { sessionOf } from '#server/accounts/session-cookie.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { SlowStatements } from '#server/database/slow-statements.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { withNotices } from './notices-of-server.ts';

/**
 * The real app in a process of its own, and beside its endpoints the floor they are measured against: the same
 * server, the same session look-up, then one prepared SELECT by key (or one INSERT) and a body of the same size.
 */
let statements = 0;
const { query } = pg.Client.prototype as { query: (this: pg.Client, ...args: unknown[]) => unknown };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    statements += 1;
    return query.apply(this, args);
  },
});

const slow = new SlowStatements(500, () => undefined);
const db = connectDatabase({ connectionString: process.env.DATABASE_URL, max: 10, slow }, error =>
  console.error(error),
);
const now = () => new Date();
const metrics = process.env.BENCH_METRICS ? new Metrics({ db, now }) : undefined;
const webFolder = path.join(projectRoot, 'dist/web');
const app = await createApp({ db, now, webFolder, metrics, metricsToken: process.env.BENCH_METRICS });

const floorRead = statement<{ body: string }, { key: string }>(
  'floor_read',
  'select body from floor_bodies where key = :key',
);
const floorWrite = statement<never, { body: string }>(
  'floor_write',
  'insert into floor_writes (body) values (:body)',
  {
    alone: true,
  },
);

app.get<{ Params: { key: string } }>('/floor/read/:key', async (request, reply) => {
  await sessionOf(request, reply, db, new Date());
  const rows = await floorRead(db, { key: request.params.key });
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.body);
});

app.post<{ Params: { key: string } }>('/floor/write/:key', async (request, reply) => {
  await sessionOf(request, reply, db, new Date());
  await floorWrite(db, { body: JSON.stringify(request.body) });
  return reply.code(201).header('content-type', 'application/json; charset=utf-8').send(floorAnswer);
});
const floorAnswer = JSON.stringify({ answer: 'x'.repeat(900) });

app.get('/floor/statements', async () => {
  const { user, system } = process.cpuUsage();
  return { statements, rss: process.memoryUsage.rss(), cpu: user + system };
});

if (process.env.BENCH_SMTP) withNotices(app, db, process.env.BENCH_SMTP);

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('disconnect', () => process.exit(0));
