import { and, eq } from 'drizzle-orm';
import { type Database, statement } from '#server/database/database.ts';
import { exerciseFavourites } from '#server/database/tables/exercises.ts';

type Favourite = { userId: string; exerciseId: string };

const addOne = statement<{ exerciseId: string }, Favourite & { now: Date }>(
  'add_favourite',
  `with one as (
     select id from exercises where id = :exerciseId::uuid and hidden_at is null and merged_into_id is null),
   added as (
     insert into exercise_favourites (user_id, exercise_id, created_at) select :userId::uuid, id, :now from one
     on conflict do nothing)
   select id as "exerciseId" from one`,
);

/** Whether there is such an exercise; starred twice, it is starred once. */
export const addFavourite = async (db: Database, favourite: Favourite, now: Date): Promise<boolean> =>
  (await addOne(db, { ...favourite, now })).length > 0;

export async function removeFavourite(db: Database, { userId, exerciseId }: Favourite): Promise<void> {
  await db
    .delete(exerciseFavourites)
    .where(and(eq(exerciseFavourites.userId, userId), eq(exerciseFavourites.exerciseId, exerciseId)));
}
