import type { ResponseOf } from '#contract/endpoint.ts';
import type { getMember } from '#contract/members.ts';

/** A person as their coach sees them. */
export type PersonInFull = ResponseOf<typeof getMember>;
