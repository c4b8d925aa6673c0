import type { FastifyRequest } from 'fastify';

/** As much as tells its owner which browser it is. */
const limit = 300;

/** What a browser calls itself; null when it does not say. */
export const userAgentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.slice(0, limit) || null;
