import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ChangeQueueFull } from '#server/database/change-queue.ts';
import { type DatabaseTrouble, databaseTroubleOf } from '#server/database/database-trouble.ts';
import { type DatabaseError, databaseErrorOf, isDeadlock } from '#server/database/retry-deadlocks.ts';
import { Problem, unavailable } from './problem.ts';

/** Makes every answer that is not 2xx: `{message, issues?}` and what the call says besides, without details of ours. */
export function answerErrors(app: FastifyInstance): void {
  // What the API answers is kept by nobody, refusals too, unless the answer itself says otherwise.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = asProblem(error, request);
    void reply.header('cache-control', 'no-store');
    if (problem === null) return answerUnexpected(error, request, reply);
    const isTrouble = problem.status === 503 && !isOwnRefusal(error);
    if (isTrouble) request.log.warn({ error: withoutValues(error) }, 'not answered for now');
    if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
    return reply.code(problem.status).send({
      message: problem.message,
      ...(problem.issues && { issues: problem.issues }),
      ...problem.besides,
    });
  });
}

const isOwnRefusal = (error: Error) => error instanceof Problem || error instanceof ChangeQueueFull;

const nothing = 'There is nothing at this address';

export const nothingHere = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ message: nothing });

function answerUnexpected(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ error: withoutValues(error) }, 'unexpected error');
  return reply.code(500).send({
    message: `Something went wrong on our side. If it happens again, tell your coach this number: ${request.id}`,
    requestId: request.id,
  });
}

/**
 * The part of an error that is logged. The values of a query and the row that the database quotes are left out, because
 * they may hold letters with links and hashes of passwords.
 */
function withoutValues(error: Error & { query?: string }) {
  const { name, message, code } = databaseErrorOf(error);
  const calls = error.stack?.split('\n').filter(line => line.startsWith('    at '));
  return { name, message, code, query: error.query, stack: calls?.join('\n') };
}

function asProblem(error: FastifyError, { method }: FastifyRequest): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof ChangeQueueFull) return manyChanges;
  if (isDeadlock(error)) return changedAtOnce();
  const database = databaseProblem(databaseErrorOf(error));
  if (database) return database;
  const trouble = databaseTroubleOf(error);
  if (trouble) return troubles[trouble];
  if (error.statusCode === 413) return new Problem(413, 'This is too large to be taken in');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    // It brings no body: its address is of nothing, or out of a folder.
    if (method === 'GET' || method === 'HEAD') return new Problem(404, nothing);
    return new Problem(
      error.statusCode === 415 ? 400 : error.statusCode,
      'The request could not be read: it has to be JSON',
    );
  }
  return null;
}

/** Turns a constraint's refusal into a conflict, once for all queries. */
function databaseProblem(error: DatabaseError): Problem | null {
  switch (error.code) {
    case '23505':
      return new Problem(409, uniqueMessages[error.constraint ?? ''] ?? 'This is there already');
    case '23503':
      return new Problem(409, 'Something this refers to has just been removed');
    case '23514':
      return new Problem(409, checkMessages[error.constraint ?? ''] ?? 'This does not fit what is stored');
    case '22003':
      return new Problem(400, 'A number is too large');
    default:
      return null;
  }
}

const changedAtOnce = () =>
  new Problem(409, 'Someone else changed this at the same moment. Please try again.');

const manyChanges = unavailable(
  'Many changes of programs are being made just now, so this one was not. Please try again in a moment.',
  5,
);

/** The request itself was in order, so the same one may be sent again. */
const troubles: Record<DatabaseTrouble, Problem> = {
  unreachable: unavailable('The database cannot be reached just now. Please try again in a moment.', 5),
  busy: unavailable('There is too much to do just now. Please try again in a moment.', 5),
  slow: unavailable('This takes too long just now. Please try again in a moment.', 5),
  'not writable': unavailable('Nothing can be saved just now. Please try again later.', 60),
};

const uniqueMessages: Record<string, string> = {
  users_email_key: 'Someone with this e-mail address is there already',
  member_groups_name_key: 'There is a group of this name already',
  day_templates_name_key: 'There is a template of this name already',
  training_days_date_key: 'There is another session of this program on that date',
  progress_logs_prescription_key: 'This exercise is logged already',
  assignments_active_once_key: 'This member is on this program from that day already',
  progress_logs_extra_key: 'This exercise is logged already',
};

const checkMessages: Record<string, string> = {
  training_days_logged_range: 'This exercise is logged already',
  training_days_units_capped: 'This exercise is logged already',
};
