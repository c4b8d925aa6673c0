import { type Brand, brandOf } from '#brand.ts';
import type { Database } from '#server/database/database.ts';
import { type Fellowship, cachedFellowship, fellowshipNow } from './fellowship-now.ts';

const made = new WeakMap<Fellowship, Brand>();

/**
 * The brand as it is at this moment, for everything that is sent. A page without anybody's data needs the database for
 * nothing else: while that is away, it has the words of before.
 */
export async function brandNow(db: Database): Promise<Brand> {
  const fellowship = await fellowshipNow(db).catch((error: unknown) => {
    const before = cachedFellowship(db);
    if (before === null) throw error;
    return before;
  });
  const known = made.get(fellowship);
  if (known) return known;
  const brand = brandOf(fellowship);
  made.set(fellowship, brand);
  return brand;
}
