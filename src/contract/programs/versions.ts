import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, instant, wholeBetween } from '#contract/wire.ts';
import { difference, programDraft, programTree, reachOfPublication, unknownExercises } from './drafts.ts';

/** 'first' is the program as it was before its first publication; 'live' the live edits that followed one. */
const kinds = ['first', 'published', 'live'] as const;

const programVersion = z.object({
  version: z.number(),
  kind: z.enum(kinds),
  publishedAt: instant,
  /** The coach's name; null when they have left. */
  publishedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  reach: reachOfPublication,
  /** The number of members it reached when it was published; null for what was not. */
  reached: z.nullable(z.number()),
  /** Members who are on this version now: those who stayed behind on it; of the newest, those who follow. */
  following: z.number(),
});

const providesTags = ['programs', 'schedule', 'assignments', 'exercises', 'members', 'account'] as const;

/** The versions of a program, newest first; none before its first publication. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/versions',
  access: 'coach',
  providesTags,
  response: z.array(programVersion),
});

const oneVersion = z.object({ id, version: wholeBetween(0, 999_999) });

/** The program as it was in one version, and how that differs from the version before. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/versions/:version',
  access: 'coach',
  providesTags,
  params: oneVersion,
  response: z.extend(programVersion, {
    ...programTree.shape,
    difference,
    unknown: unknownExercises,
  }),
});

/**
 * Makes the draft from a version; nothing live changes. 409 with `draft` when there is a draft that holds something
 * else, unless it may be replaced.
 */
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/versions/:version/restore',
  access: 'coach',
  invalidatesTags: ['drafts'],
  idempotent: true,
  params: oneVersion,
  body: z.object({ replace: z._default(z.boolean(), false) }),
  response: programDraft,
});
