import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/settings/settings.ts';

/**
 * Whose word about who asks is believed. A number means that so many proxies in front of us are our own: hop 0 is who
 * is connected to us, and what stands beyond the last proxy may be made up by whoever asks.
 */
export function trustedProxies(setting: Settings['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
