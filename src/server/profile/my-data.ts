import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#brand.ts';
import { dataOfMember } from '#contract/members.ts';
import { dateIn } from '#domain/plain-date.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { longRead } from '#server/database/replica.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { requireFound } from '#server/http/problem.ts';
import { asker, signedIn, type Surroundings } from '#server/route/route.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { trainingTable } from './my-data-table.ts';
import {
  coachedData,
  type LogOfPerson,
  type MemberToExport,
  memberToExport,
  personsData,
  personsLogs,
} from './my-data-queries.ts';

const limit = { max: 20, minutes: 60 };
/** Goes up when a field is renamed or taken out; docs/my-data.md says what is in it. */
const version = 1;

/** The data that we store of a person, for them to take along: whole as JSON, their training as a table. Links, not calls. */
export function myDataDownloads(app: FastifyInstance, { db, now }: Surroundings): void {
  const byThemselves = async (request: FastifyRequest, reply: FastifyReply, form: 'JSON' | 'CSV') => {
    const at = now();
    const viewer = await signedIn(request, reply, db, at);
    await countRequest(db, `GET /api/my-data ${viewer.id}`, limit, at);
    const exported = { actorId: viewer.id, subjectId: viewer.id, details: { form } };
    await recordEvent(db, { request, now: at }, { kind: 'data-exported', ...exported });
    return { viewer, at, name: fileName(viewer, await brandNow(db), at) };
  };

  app.get('/api/my-data.json', async (request, reply) => {
    const { viewer, at, name } = await byThemselves(request, reply, 'JSON');
    const data = await atOneMoment(db, tx => personsData(tx, viewer.id));
    return asJson(reply, name, { version, exportedAt: at, ...data });
  });

  app.get('/api/my-data.csv', async (request, reply) => {
    const { viewer, name } = await byThemselves(request, reply, 'CSV');
    return asCsv(reply, name, await personsLogs(db, viewer.id));
  });
}

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type OfMember = FastifyRequest<{ Params: { id: string } }>;

/**
 * A member's training and coaching for a coach to hand over: the table whole, the JSON without what is the member's alone
 * (account, devices, feed, notices). Links, not calls; each is a security event.
 */
export function memberDataDownloads(app: FastifyInstance, { db, now }: Surroundings): void {
  const byCoach = async (request: OfMember, reply: FastifyReply, form: 'JSON' | 'CSV') => {
    const at = now();
    const viewer = await asker(request, reply, db, { access: 'coach', at });
    const { id } = request.params;
    const member = requireFound(anId.test(id) ? await memberToExport(db, id) : null, 'Member');
    await countRequest(db, `GET data of members ${viewer.id}`, limit, at);
    const exported = { actorId: viewer.id, subjectId: id, details: { form } };
    await recordEvent(db, { request, now: at }, { kind: 'member-data-exported', ...exported });
    return { member, at, name: nameOfMembersFile(member, viewer, at) };
  };

  app.get(dataOfMember(':id', 'json'), async (request: OfMember, reply) => {
    const { member, at, name } = await byCoach(request, reply, 'JSON');
    const data = await longRead(db, from => atOneMoment(from, tx => coachedData(tx, member.id)));
    const { firstName, lastName, email } = member;
    return asJson(reply, name, { version, exportedAt: at, member: { firstName, lastName, email }, ...data });
  });

  app.get(dataOfMember(':id', 'csv'), async (request: OfMember, reply) => {
    const { member, name } = await byCoach(request, reply, 'CSV');
    return asCsv(reply, name, await longRead(db, from => personsLogs(from, member.id)));
  });
}

const atOneMoment = <T>(db: DatabasePool, read: (tx: Database) => Promise<T>): Promise<T> =>
  transaction(db, async tx => {
    await tx.$client.query('set transaction isolation level repeatable read read only');
    return read(tx);
  });

const asJson = (reply: FastifyReply, name: string, data: object) =>
  asFile(reply, 'application/json; charset=utf-8', `${name}.json`).send(JSON.stringify(data, null, 2));

const asCsv = (reply: FastifyReply, name: string, logs: readonly LogOfPerson[]) =>
  asFile(reply, 'text/csv; charset=utf-8', `${name}.csv`).send(Readable.from(trainingTable(logs)));

const asFile = (reply: FastifyReply, type: string, name: string) =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store');

function fileName({ timeZone }: SessionUser, brand: Brand, at: Date): string {
  const words = brand.name.toLowerCase().match(/[a-z\d]+/g) ?? ['fellowship'];
  return `${words.join('-')}-my-data-${dateIn(timeZone, at)}`;
}

/** 'ada-lovelace-training-2026-03-18'; letters that a header can't hold are left out. */
function nameOfMembersFile(member: MemberToExport, viewer: SessionUser, at: Date): string {
  const words = `${member.firstName ?? ''} ${member.lastName ?? ''}`
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return `${(words ?? ['member']).join('-').slice(0, 100)}-training-${dateIn(viewer.timeZone, at)}`;
}
