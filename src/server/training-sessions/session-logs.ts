import { type Scope, inScope } from '#server/accounts/owner.ts';
import { statement } from '#server/database/database.ts';

/** Whose training day it is, for who may reach it. */
export const memberOfDay = statement<{ memberId: string }, Scope & { id: string }>(
  'member_of_training_day',
  `select d.member_id as "memberId" from training_days d where d.id = :id::uuid and ${inScope('d.member_id')}`,
);

const logs = statement<{ id: string; exerciseId: string }, { id: string }>(
  'logs_of_training_day',
  'select id, exercise_id as "exerciseId" from progress_logs where training_day_id = :id::uuid',
);

/** The logs of a training day, by the exercises really done. */
export const logsOfDay = (db: Parameters<typeof logs>[0], id: string) => logs(db, { id });
