import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/http/problem.ts';
import { receiveBody } from './receive-body.ts';

/** Reads JSON bodies and no others. An empty body counts as none, even if its type says JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const body = await receiveBody(request);
    return body.length === 0 ? undefined : parse(body.toString('utf8'));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'The request could not be read: it has to be JSON');
  }
}
