import type * as z from 'zod/mini';
import type { importMembers } from '#contract/members/imports.ts';

type Body = z.output<typeof importMembers.body>;

/** A coach's answers about a list. */
export type ImportAnswers = Pick<Body, 'invite' | 'mapping' | 'programs' | 'dateOrders'>;

export const noAnswers: ImportAnswers = { invite: 'now', mapping: {}, programs: {}, dateOrders: {} };
