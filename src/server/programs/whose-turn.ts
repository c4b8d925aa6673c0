import type { Database } from '#server/database/database.ts';
import * as queries from './queries.ts';

// What a call changes, for it to wait for its turn.
export const itself = ({ params }: { params: { id: string } }) => params.id;
export const itsProgram = ({
  db,
  params,
}: {
  db: Database;
  params: Parameters<typeof queries.programOf>[1];
}) => queries.programOf(db, params);
export const ofExercise = ({ db, params }: { db: Database; params: { id: string } }) =>
  ownerOfExercise(db, params.id);
export const ofExercises = ({ db, body }: { db: Database; body: { updates: { id: string }[] } }) =>
  ownerOfExercise(db, body.updates[0]?.id);

/** The program of its day, or the workout it is attached to. */
async function ownerOfExercise(db: Database, prescriptionId: string | undefined): Promise<string | null> {
  const [owner] = await queries.ownersOfPrescriptions(db, prescriptionId ? [prescriptionId] : []);
  return owner?.dayId ? queries.programOf(db, { dayId: owner.dayId }) : (owner?.workoutId ?? null);
}
