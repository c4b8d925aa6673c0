import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** In the order of the alphabet, as `compareNames` of the domain: for drizzle's `orderBy`. In SQL: `collate by_name`. */
export const byName = (column: SQLWrapper): SQL => sql`${column} collate by_name`;
