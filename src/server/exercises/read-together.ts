/** SQL: the exercise as whose a row of `exercises` is read: the one it is merged into, else itself. */
export const readAs = (exercise: string) => `coalesce(${exercise}.merged_into_id, ${exercise}.id)`;

/**
 * SQL to stand in a `from`, with the name `one`: the ids of all exercises that are read with the row `exercise`: that
 * into which it is merged, or itself, and all that are merged into that. It works for any of them, as days that were
 * planned before still name the merged one.
 */
export const idsWith = (exercise: string) => `(
  select ${readAs(exercise)}
  union all
  select x.id from exercises x where x.merged_into_id = ${readAs(exercise)}) as one(id)`;

/** SQL: whether the row `exercise` has to be read with others. */
export const isMerged = (exercise: string) =>
  `(${exercise}.has_merged or ${exercise}.merged_into_id is not null)`;

/** The query for rows `h` that have an exercise. */
type ReadTogetherInput = {
  select: string;
  from: string;
  where: string;
  order: string;
  limit: number;
};

/** SQL: the first rows `h` of an exercise, in an order. */
export type FirstOf = (exercise: string, input: ReadTogetherInput) => string;

/** Of an exercise that has to do with no merge, as nearly all. */
export const alone: FirstOf = (exercise, { select, from, where, order, limit }) =>
  `select ${select} from ${from} h where ${where} and h.exercise_id = ${exercise}.id order by ${order} limit ${limit}`;

/** Exercises read together keep their own index and `limit` each; the first of these few are the answer. */
export const together: FirstOf = (exercise, { select, from, where, order, limit }) =>
  `select ${select} from ${idsWith(exercise)} cross join lateral (
     select h.* from ${from} h where ${where} and h.exercise_id = one.id order by ${order} limit ${limit}) h
   order by ${order} limit ${limit}`;

/**
 * Reads each exercise alone, and once more with its merges where the rows say that there are some: so hot statements
 * are what they would be if nothing could be merged.
 */
export async function readMerged<Row>(
  read: (firstOf: FirstOf) => Promise<Row[]>,
  hasMerged: (row: Row) => boolean,
): Promise<Row[]> {
  const rows = await read(alone);
  return rows.some(hasMerged) ? read(together) : rows;
}
