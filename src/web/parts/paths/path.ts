import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPathMembers, listPaths } from '#contract/programs/paths.ts';

export type Path = ResponseOf<typeof listPaths>[number];
export type Run = ResponseOf<typeof listPathMembers>[number];
