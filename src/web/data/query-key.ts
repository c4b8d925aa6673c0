import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';

/** The input of a query. */
export type QueryInput = { params?: unknown; query?: unknown };

/**
 * The key of an answer in the cache and on the device: its endpoint's path, its input, and what tells it apart from a
 * plain answer to the same. Devices hold answers under it from one version to the next.
 */
export const keyOf = ({ path }: Pick<Endpoint, 'path'>, input: QueryInput, ...apart: unknown[]): QueryKey => [
  path,
  input.params ?? null,
  input.query ?? null,
  ...apart,
];

/** With what all answers of an endpoint begin. */
export const keysOf = ({ path }: Pick<Endpoint, 'path'>): QueryKey => [path];

export const pathOf = (key: QueryKey): string => String(key[0]);

export const inputOf = ([, params, query]: QueryKey): QueryInput => ({ params, query });

/** Rows per page, for a list read in pages of a size (`useReadPages`). */
export const pageSizeOf = (key: QueryKey): number | null => (typeof key[4] === 'number' ? key[4] : null);

/** A key as a text, by which a device finds it. */
export const textOf = (key: QueryKey): string => JSON.stringify(key);
