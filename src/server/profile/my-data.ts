import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#brand.ts';
import { dateIn } from '#domain/plain-date.ts';
import { transaction } from '#server/database/database.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { signedIn, type Surroundings } from '#server/route/route.ts';
import { countAsked } from '#server/http/rate-limit.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { trainingTable } from './my-data-table.ts';
import { personsData, personsLogs } from './my-data-queries.ts';

const limit = { most: 20, minutes: 60 };
/** Goes up when a field is renamed or taken out; docs/my-data.md says what is in it. */
const version = 1;

/** The data that we store of a person, for them to take along: whole as JSON, their training as a table. Links, not calls. */
export function myDataDownloads(app: FastifyInstance, { db, now }: Surroundings): void {
  const asker = async (request: FastifyRequest, reply: FastifyReply, form: 'JSON' | 'CSV') => {
    const at = now();
    const viewer = await signedIn(request, reply, db, at);
    await countAsked(db, `GET /api/my-data ${viewer.id}`, limit, at);
    const exported = { actorId: viewer.id, subjectId: viewer.id, details: { form } };
    await recordEvent(db, { request, now: at }, { kind: 'data-exported', ...exported });
    return { viewer, at, name: fileName(viewer, await brandNow(db), at) };
  };

  app.get('/api/my-data.json', async (request, reply) => {
    const { viewer, at, name } = await asker(request, reply, 'JSON');
    const data = await transaction(db, async tx => {
      await tx.$client.query('set transaction isolation level repeatable read read only');
      return personsData(tx, viewer.id);
    });
    return asFile(reply, 'application/json; charset=utf-8', `${name}.json`).send(
      JSON.stringify({ version, exportedAt: at, ...data }, null, 2),
    );
  });

  app.get('/api/my-data.csv', async (request, reply) => {
    const { viewer, name } = await asker(request, reply, 'CSV');
    const logs = await personsLogs(db, viewer.id);
    return asFile(reply, 'text/csv; charset=utf-8', `${name}.csv`).send(Readable.from(trainingTable(logs)));
  });
}

const asFile = (reply: FastifyReply, type: string, name: string) =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store');

function fileName({ timeZone }: SessionUser, brand: Brand, at: Date): string {
  const words = brand.name.toLowerCase().match(/[a-z\d]+/g) ?? ['fellowship'];
  return `${words.join('-')}-my-data-${dateIn(timeZone, at)}`;
}
