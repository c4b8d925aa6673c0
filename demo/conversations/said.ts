import * as z from 'zod/mini';
import { jsonOf } from '../content/content.ts';

/** One message of the demonstration: when, by whom, and what it is about. */
const message = z.strictObject({
  daysAgo: z.number(),
  /** On the member's own clock; what would be to come is said a little before now. */
  at: z.string(),
  by: z.enum(['member', 'coach']),
  text: z.string(),
  /** About the last session before it; one of its exercises by name, where it had one by that name. */
  about: z.optional(z.strictObject({ exercise: z.optional(z.string()), setNum: z.optional(z.number()) })),
  /** The clip that hangs on it. */
  brings: z.optional(z.enum(['squat', 'tempo', 'plate'])),
});

export type DemoMessage = z.output<typeof message>;

/** What was said with some of the members, by first name, the oldest first. */
export const conversations = new Map(
  Object.entries(jsonOf('conversations/conversations.json', z.record(z.string(), z.array(message)))),
);

/** What the coach writes often. */
export const replies = jsonOf(
  'conversations/saved-replies.json',
  z.array(z.strictObject({ title: z.string(), text: z.string() })),
);
