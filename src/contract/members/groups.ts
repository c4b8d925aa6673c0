import * as z from 'zod/mini';
import { groupColours, maxInGroup, maxGroupNameLength } from '#domain/groups.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, onOneLine, requiredText } from '#contract/wire.ts';

const tooMany = `A group holds at most ${maxInGroup.toLocaleString('en-US')} members`;

const memberIds = z.array(id, 'Name the members by their ids').check(
  z.maxLength(maxInGroup, tooMany),
  z.refine(ids => new Set(ids).size === ids.length, 'A member is named twice'),
);

const fields = {
  /** No two names are told apart by case alone: 409. */
  name: requiredText('Enter a name for the group', maxGroupNameLength).check(onOneLine),
  colour: z.enum(groupColours, `Choose a colour: ${groupColours.join(', ')}`),
};

const group = z.object({
  id: z.string(),
  name: z.string(),
  colour: z.enum(groupColours),
  /** Members only: who has become a coach is in none. */
  memberIds: z.array(z.string()),
});

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  access: 'coach',
  providesTags: ['groups'],
  response: z.array(group),
});

/** 409 for a name that another one has, and for one more than there may be. Whom it names has to be a member. */
export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  access: 'coach',
  invalidatesTags: ['groups'],
  idempotent: true,
  bodyLimit: 6_000_000,
  body: z.object({ ...fields, memberIds: z._default(memberIds, []) }),
  response: group,
  status: 201,
});

/**
 * Fields left out stay as they are. `memberIds` replaces the members; `add` and `remove` change some, so that of two
 * coaches who do so at once both count.
 */
export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/:id',
  access: 'coach',
  invalidatesTags: ['groups'],
  bodyLimit: 12_000_000,
  body: z
    .object({
      ...z.partial(z.object(fields)).shape,
      memberIds: z.optional(memberIds),
      add: z.optional(memberIds),
      remove: z.optional(memberIds),
    })
    .check(
      z.refine(body => Object.values(body).some(value => value !== undefined), 'Say what to change'),
      z.refine(({ memberIds: anew, add, remove }) => anew === undefined || !(add || remove), {
        message: 'Say who is in it, or whom to add and remove, not both',
        path: ['memberIds'],
      }),
      z.refine(
        ({ add = [], remove = [] }) => new Set([...add, ...remove]).size === add.length + remove.length,
        {
          message: 'A member is both added and removed',
          path: ['add'],
        },
      ),
    ),
  response: group,
});

/** The members stay members of the fellowship. */
export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id',
  access: 'coach',
  invalidatesTags: ['groups'],
  response: done,
});
