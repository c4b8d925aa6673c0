import { v7 as newEventId } from 'uuid';

/** An event as a device sends it. */
export type DeviceEvent = { id: string; at: string; kind: string } & Record<string, unknown>;

/** What happened at a moment, in milliseconds. */
export const deviceEvent = (at: number, kind: string, said: Record<string, unknown> = {}): DeviceEvent => ({
  ...said,
  id: newEventId({ msecs: Math.round(at) }),
  at: new Date(at).toISOString(),
  kind,
});
