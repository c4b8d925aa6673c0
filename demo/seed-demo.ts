import { sql } from 'drizzle-orm';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { keepMonths } from '#server/leaderboard/keep-board.ts';
import { rollForward } from '#server/leaderboard/roll-forward.ts';
import { hashPassword } from '#server/session/passwords/passwords.ts';
import { assignPrograms, dateAssignments, type Enrolled } from './training/assign-programs.ts';
import { bringForward } from './training/bring-forward.ts';
import { markAsDemonstration } from './demonstration.ts';
import { writePosts } from './posts/write-posts.ts';
import { writeCheckIns } from './check-ins/write-check-ins.ts';
import { writeConversations } from './conversations/write-conversations.ts';
import { writeChallenges } from './challenges/write-challenges.ts';
import type { DemoPerson } from './people/people.ts';
import { makeGroups } from './member-groups.ts';
import { writeNotes } from './member-notes.ts';
import { giveMemberships } from './memberships.ts';
import { fillInProfiles } from './nutrition-profiles.ts';
import { giveOneOffs } from './training/one-offs.ts';
import { writeOwnTraining } from './training/own-training.ts';
import { insertCoach, insertMembers } from './people/people-rows.ts';
import { insertLogs } from './training/insert-logs.ts';
import { plannedDays } from './training/planned-days.ts';
import { recordHistory } from './training/program-history.ts';
import { demoPrograms } from './programs/demo-programs.ts';
import { writePromotions } from './promotions.ts';
import { writeSingleWorkouts } from './training/single-workouts.ts';
import { type Trained, trainingOf } from './training/training-log.ts';
import { writeSessions } from './sessions/write-sessions.ts';
import { writeFeed } from './write-feed.ts';
import { writeFellowship } from './write-fellowship.ts';
import { writeNotices } from './write-notices.ts';
import { writeRound } from './write-round.ts';
import { writePrograms } from './training/write-programs.ts';
import { writeRecipes } from './recipes/write-recipes.ts';

/** Everyone's password. */
export const demoPassword = 'fellowship-demo';

type Making = {
  /** The logs end at this instant. */
  now: Date;
  people: readonly DemoPerson[];
  say?: (line: string) => void;
};

/**
 * Fills an empty database, or one that holds an earlier demonstration, with the whole fellowship: the coach, the
 * members, their programs and months of logs up to now. All of it is there in the end, or nothing.
 */
export async function seedDemo(
  db: DatabasePool,
  { now, people, say = () => undefined }: Making,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async tx => {
    await markAsDemonstration(tx, now);
    const coachId = await insertCoach(tx, passwordHash, now);
    const memberIds = await insertMembers(tx, people, passwordHash, now);
    const enrolled = people.map((person, index) => ({ person, memberId: memberIds[index] ?? '' }));
    await giveMemberships(tx, enrolled, now);
    await fillInProfiles(tx, enrolled);
    await makeGroups(tx, enrolled, now);
    await writeNotes(tx, enrolled, { coachId, now });
    const programs = await writePrograms(tx, demoPrograms(), coachId, now);
    await writeFellowship(tx, programs, now);
    await writeSingleWorkouts(tx, coachId);
    await writePosts(tx, coachId, now);
    await writePromotions(tx, now);
    await writeRecipes(tx, coachId, now);
    say(`  ${people.length} members, ${programs.length} programs`);
    const assignmentIds = await assignPrograms(tx, enrolled, programs, coachId, now);
    say(`  ${assignmentIds.length} assignments with their training days`);
    await bringForward(tx, enrolled, assignmentIds, now);
    const { logs, sessions } = await writeLogs(tx, enrolled, assignmentIds, now);
    await dateAssignments(tx, assignmentIds, now);
    await recordHistory(tx, assignmentIds);
    await giveOneOffs(tx, enrolled, coachId, now);
    await writeSessions(tx, sessions, { coachId, now });
    await writeOwnTraining(tx, enrolled, now);
    await writeChallenges(tx, { enrolled, coachId, now });
    await writeCheckIns(tx, enrolled, now);
    await writeConversations(tx, enrolled, { coachId, now });
    await writeFeed(tx, enrolled, now);
    await writeNotices(tx, now);
    say(`  ${logs} logs, ${sessions.length} sessions set by set`);
  });
  await rollForward(db, now);
  await keepMonths(db, now);
  await writeRound(db, now);
  await db.$client.query('analyze');
}

async function writeLogs(
  tx: Database,
  enrolled: readonly Enrolled[],
  assignmentIds: string[],
  now: Date,
): Promise<{ logs: number; sessions: Trained[] }> {
  const days = await plannedDays(tx, assignmentIds);
  const trained = enrolled.map(({ person, memberId }) =>
    trainingOf(
      person,
      days.filter(day => day.memberId === memberId),
      now,
    ),
  );
  const logs = trained.flatMap(each => each.logs);
  await insertLogs(tx, logs);
  await tx.execute(sql`
    update training_days d set logged_count = l.logged, units_counted = l.units
    from (
      select training_day_id, count(*) as logged, sum(units_counted) as units
      from progress_logs where prescription_id is not null group by training_day_id
    ) l
    where d.id = l.training_day_id`);
  await recountAssignments(tx, assignmentIds);
  return { logs: logs.length, sessions: trained.flatMap(each => each.sessions) };
}
