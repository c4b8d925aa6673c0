import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/wire.ts';

/** Stars an exercise, for the coach who asks alone: pickers show it first. */
export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/exercises/:id/favourite',
  access: 'coach',
  invalidatesTags: ['exercises'],
  response: done,
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/exercises/:id/favourite',
  access: 'coach',
  invalidatesTags: ['exercises'],
  response: done,
});
