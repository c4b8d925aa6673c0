import * as z from 'zod/mini';
import { readNumber } from '#domain/numbers/read-number.ts';

/** Form values, parsed by the schema: where it wants a number, the text in that place is read as people write one. */
export function readTyped<Schema extends z.core.$ZodType>(schema: Schema, typed: unknown) {
  const result = z.safeParse(schema, typed);
  if (result.success) return result;
  const found = result.error.issues
    .filter(issue => issue.code === 'invalid_type' && issue.expected === 'number')
    .flatMap(({ path }) => {
      const text = valueAt(typed, path);
      const value = typeof text === 'string' ? readNumber(text) : null;
      return value === null ? [] : [{ path, value }];
    });
  if (found.length === 0) return result;
  const read = found.reduce((values, { path, value }) => valueWith(values, path, value), typed);
  return z.safeParse(schema, read);
}

type Path = readonly PropertyKey[];

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce((within, key) => (isObject(within) ? within[key] : undefined), values);

function valueWith(values: unknown, [key, ...rest]: Path, value: number): unknown {
  if (key === undefined) return value;
  if (Array.isArray(values)) return values.with(Number(key), valueWith(values[Number(key)], rest, value));
  return isObject(values) ? { ...values, [key]: valueWith(values[key], rest, value) } : values;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
