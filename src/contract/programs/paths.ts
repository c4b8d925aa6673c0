import * as z from 'zod/mini';
import { maxPathBlocks } from '#domain/limits.ts';
import { assignmentStatuses } from '#contract/assignments.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, onOneLine, plainDate, requiredText, wireDate } from '#contract/wire.ts';

const name = requiredText('Enter a name for the path').check(onOneLine);

/** The programs in their order; the same one may come twice. */
const blocks = z
  .array(z.object({ workoutId: id }), 'Name the programs by their ids')
  .check(
    z.minLength(1, 'Add at least one program'),
    z.maxLength(maxPathBlocks, `A path has at most ${maxPathBlocks} blocks`),
  );

const path = z.object({
  id: z.string(),
  name: z.string(),
  blocks: z.array(
    z.object({
      workoutId: z.string(),
      name: z.string(),
      /** Null where its program says no number: it then runs for 90 days. */
      weeks: z.nullable(z.number()),
      /** The program has been deleted: it has to be taken out before the path can be assigned. */
      isDeleted: z.boolean(),
    }),
  ),
  /** Of all its blocks together. */
  weeks: z.number(),
  /** Members who are on it now. */
  members: z.number(),
});

/** Programs that follow one another, by name. */
export const listPaths = endpoint({
  method: 'GET',
  path: '/api/paths',
  access: 'coach',
  providesTags: ['paths', 'programs', 'assignments', 'training', 'logs', 'members'],
  response: z.array(path),
});

export const getPath = endpoint({
  method: 'GET',
  path: '/api/paths/:id',
  access: 'coach',
  providesTags: ['paths', 'programs', 'assignments', 'training', 'logs', 'members'],
  response: path,
});

/** Of programs only: no single workout, and no copy that is one member's own; of 104 weeks together at most. */
export const createPath = endpoint({
  method: 'POST',
  path: '/api/paths',
  access: 'coach',
  invalidatesTags: ['paths'],
  idempotent: true,
  body: z.object({ name, blocks }),
  response: path,
  status: 201,
});

/** Members on it stay on the blocks they were given; other blocks are for those who get it afterwards. */
export const updatePath = endpoint({
  method: 'PATCH',
  path: '/api/paths/:id',
  access: 'coach',
  invalidatesTags: ['paths', 'assignments'],
  body: z
    .object({ name: z.optional(name), blocks: z.optional(blocks) })
    .check(z.refine(body => Object.values(body).some(value => value !== undefined), 'Say what to change')),
  response: path,
});

/** The path's programs stay, and so do the assignments of those who are on it. */
export const deletePath = endpoint({
  method: 'DELETE',
  path: '/api/paths/:id',
  access: 'coach',
  invalidatesTags: ['paths'],
  response: done,
});

const memberIds = z
  .array(id, 'Name the members by their ids')
  .check(z.minLength(1, 'Choose at least one member'), z.maxLength(20_000));

/**
 * Gives the members, or those of a group, an assignment for each block, of which each starts the day after the one before
 * ends. Who is on the path already is skipped. All of them or, when anything fails, none.
 */
export const assignPath = endpoint({
  method: 'POST',
  path: '/api/paths/:id/assign',
  access: 'coach',
  invalidatesTags: ['notices', 'paths', 'assignments', 'training'],
  idempotent: true,
  body: z
    .object({
      memberIds: z.optional(memberIds),
      groupId: z.optional(id),
      startDate: plainDate('Start date is required'),
    })
    .check(
      z.refine(({ memberIds: some, groupId }) => (some === undefined) !== (groupId === undefined), {
        error: 'Name the members, or their group',
        path: ['memberIds'],
      }),
    ),
  response: z.object({ count: z.number(), skipped: z.number() }),
  status: 201,
});

/** A member's progress on a path: `ahead` of its first block, in one, between two, or through with all. */
export const runStates = ['ahead', 'now', 'paused', 'done'] as const;

/** Everyone who was given the path, where they are by their own date: those on it first. */
export const listPathMembers = endpoint({
  method: 'GET',
  path: '/api/paths/:id/members',
  access: 'coach',
  providesTags: ['paths', 'programs', 'assignments', 'training', 'logs', 'members'],
  response: z.array(
    z.object({
      runId: z.string(),
      memberId: z.string(),
      memberName: z.string(),
      memberImageUrl: z.nullable(z.string()),
      state: z.enum(runStates),
      startDate: wireDate,
      endDate: wireDate,
      blocks: z.number(),
      /** The one under way, or the next; null when all are done. */
      block: z.nullable(
        z.object({
          assignmentId: z.string(),
          position: z.number(),
          name: z.string(),
          startDate: wireDate,
          status: z.enum(assignmentStatuses),
          /** Of its weeks, by the member's date; null before it begins. */
          week: z.nullable(z.number()),
          weeks: z.number(),
        }),
      ),
      /** Of the exercises of all its blocks. */
      completedExercises: z.number(),
      totalExercises: z.number(),
      completionPercentage: z.number(),
    }),
  ),
});
