import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/settings/settings.ts';

/**
 * Says which proxies are believed about the asker's address. A number counts our own proxies: hop 0 is connected to us,
 * and addresses beyond the last of ours may be made up.
 */
export function trustedProxies(setting: Settings['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
