import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';

/** What an endpoint was asked. */
export type Asked = { params?: unknown; query?: unknown };

/**
 * Under which the cache and the device keep an answer: its endpoint's path, what was asked, and what tells it apart from a
 * plain answer to the same. Devices hold answers under it from one version to the next.
 */
export const keyOf = ({ path }: Pick<Endpoint, 'path'>, asked: Asked, ...apart: unknown[]): QueryKey => [
  path,
  asked.params ?? null,
  asked.query ?? null,
  ...apart,
];

/** With what all answers of an endpoint begin. */
export const keysOf = ({ path }: Pick<Endpoint, 'path'>): QueryKey => [path];

export const pathOf = (key: QueryKey): string => String(key[0]);

export const askedOf = ([, params, query]: QueryKey): Asked => ({ params, query });

/** How many rows a page of it has, where it is a list taken in pages of a size (`useReadPages`). */
export const pageSizeOf = (key: QueryKey): number | null => (typeof key[4] === 'number' ? key[4] : null);

/** A key as a text, by which a device finds it. */
export const textOf = (key: QueryKey): string => JSON.stringify(key);
