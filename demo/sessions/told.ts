import { v7 as newEventId } from 'uuid';

/** An event as a device sends it. */
export type Told = { id: string; at: string; kind: string } & Record<string, unknown>;

/** What happened at a moment, in milliseconds. */
export const told = (at: number, kind: string, said: Record<string, unknown> = {}): Told => ({
  ...said,
  id: newEventId({ msecs: Math.round(at) }),
  at: new Date(at).toISOString(),
  kind,
});
