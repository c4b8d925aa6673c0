import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson } from './parse-json.ts';
import { receiveBody } from './receive-body.ts';

/** Reads JSON bodies and no others. An empty body counts as none, even if its type says JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const body = await receiveBody(request);
    return body.length === 0 ? undefined : parseJson(body);
  });
}
