import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** JSON in; an empty body that calls itself JSON is no body, and is not an error. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(new Problem(400, 'The request could not be read: it has to be JSON'));
    }
  });
}
