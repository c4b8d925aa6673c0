import { endpoint } from './endpoint.ts';
import { done } from './wire.ts';

/** The server's process answers; nothing else is looked at. */
export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  access: 'visitor',
  providesTags: [],
  isStatic: true,
  response: done,
});

/** The server can do its work: it has started, is not ending, and the database can be written to; else 503. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'visitor',
  providesTags: [],
  isStatic: true,
  response: done,
});

/** The same as being ready. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'visitor',
  providesTags: [],
  isStatic: true,
  response: done,
});
