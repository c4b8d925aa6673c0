import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { strangersBodyLimit, usualBodyLimit } from '#server/http/bodies/receive-body.ts';

/** The least limit of any call: room for blanks, and for fields of a device that is older or newer than we are. */
const least = 16 * 1024;

/**
 * The largest body of an endpoint in bytes: what its fields can take at most, written as wastefully as JSON allows. So
 * nobody can hold up the others with two megabytes for a call that needs a few words.
 */
export function bodyLimitOf({ access, body, bodyLimit }: Endpoint): number {
  if (bodyLimit !== undefined) return bodyLimit;
  if (access === 'visitor') return strangersBodyLimit;
  return Math.min(usualBodyLimit, Math.max(least, 1024 + (body ? maxBytesOf(body) : 0)));
}

/** A character as an escape, as in `\u00e9`. */
const bytesOfCharacter = 6;
/** A name with its quotes, colon and comma; an entry with its comma. */
const aroundField = 4;
const aroundEntry = 1;
const bytesOfNumber = 32;

type Definition = {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; maximum?: number; length?: number; format?: string } } }[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

const written = (value: unknown) => JSON.stringify(value ?? null).length;
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Infinite where the contract sets no bound. */
export function maxBytesOf(schema: z.core.$ZodType): number {
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType;
  if (inner) return Math.max(written(null), maxBytesOf(inner));
  switch (def.type) {
    case 'string':
      return isId(def) ? bytesOfId : 2 + bytesOfCharacter * longestOf(def);
    case 'number':
      return bytesOfNumber;
    case 'boolean':
      return written(false);
    case 'null':
    case 'undefined':
      return written(null);
    case 'literal':
      return Math.max(...(def.values ?? []).map(written));
    case 'enum':
      return Math.max(...Object.values(def.entries ?? {}).map(written));
    case 'object':
      return (
        2 +
        sumOf(Object.entries(def.shape ?? {}).map(([name, of]) => name.length + aroundField + maxBytesOf(of)))
      );
    case 'array':
      return 2 + longestOf(def) * (aroundEntry + (def.element ? maxBytesOf(def.element) : 0));
    case 'union':
      return Math.max(...(def.options ?? []).map(maxBytesOf));
    case 'pipe':
      // The input is bounded by one of the two: by the second, where the first only rewrites.
      return Math.min(...[def.in, def.out].map(side => (side ? maxBytesOf(side) : Number.POSITIVE_INFINITY)));
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const bytesOfId = 38;

const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod: { def } }) => def);
const isId = (def: Definition) => [def, ...checksOf(def)].some(({ format }) => format === 'uuid');

/** The most characters or entries. */
function longestOf(def: Definition): number {
  const bounds = checksOf(def).flatMap(({ check, maximum, length }) => {
    if (check === 'max_length') return maximum ?? [];
    return check === 'length_equals' ? (length ?? []) : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...bounds);
}
