import type { FastifyRequest } from 'fastify';

/** This much is enough to recognise a browser by. */
const limit = 300;

/** The browser's own name for itself; null when it sends none. */
export const userAgentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.slice(0, limit) || null;
