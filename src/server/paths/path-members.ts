import type { runStates } from '#contract/programs/paths.ts';
import { type Block, currentBlock, blockState } from '#domain/training/status/block-state.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { weekNumberOf } from '#domain/training/schedule/training-schedule.ts';
import { completionRate } from '#domain/training/log/workout-units.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';

type BlockInput = Block & {
  assignmentId: string;
  position: number;
  name: string;
  completedExercises: number;
  totalExercises: number;
};

type Row = {
  runId: string;
  memberId: string;
  memberName: string;
  memberImageUrl: string | null;
  today: PlainDate;
  blockCount: number;
  blocks: BlockInput[];
};

type PathMembersInput = { pathId: string; zones: string[]; todays: PlainDate[] };

/** Everyone who was given the path, each by their own date, with the blocks that have not been taken away. */
const runsOf = statement<Row, PathMembersInput>(
  'path_members',
  `select r.id as "runId", u.id as "memberId", ${displayName('u')} as "memberName",
     u.profile_image_url as "memberImageUrl", z.today, r.block_count as "blockCount", g.blocks
   from path_runs r join users u on u.id = r.member_id
   join unnest(:zones::text[], :todays::date[]) as z(zone, today) on z.zone = u.time_zone
   cross join lateral (
     select json_agg(json_build_object('assignmentId', a.id, 'position', a.path_position, 'name', w.name,
       'status', a.status, 'startDate', a.start_date, 'endDate', a.end_date, 'pausedOn', a.paused_on,
       'completedExercises', a.completed_exercises, 'totalExercises', a.total_exercises) order by a.path_position) as blocks
     from assignments a join workouts w on w.id = a.workout_id
     where a.path_run_id = r.id and a.removed_at is null) g
   where r.path_id = :pathId and g.blocks is not null
   order by ${displayName('u')} collate by_name, r.created_at, r.id`,
  { alone: true },
);

export async function pathMembers(db: Database, pathId: string, now: Date) {
  const rows = await runsOf(db, { pathId, ...(await todayByZone(db, now)) });
  return rows.map(asRun).toSorted((a, b) => Number(a.state === 'done') - Number(b.state === 'done'));
}

function asRun({ blocks, blockCount, today, ...run }: Row) {
  const inHand = currentBlock(blocks, today);
  const sum = (of: 'completedExercises' | 'totalExercises') =>
    blocks.reduce((total, block) => total + block[of], 0);
  const [completedExercises, totalExercises] = [sum('completedExercises'), sum('totalExercises')];
  return {
    ...run,
    state: inHand ? stateIn(inHand, today) : ('done' as const),
    startDate: blocks[0]?.startDate ?? today,
    endDate: blocks.at(-1)?.endDate ?? today,
    blocks: blockCount,
    block: inHand ? placeIn(inHand, today) : null,
    completedExercises,
    totalExercises,
    completionPercentage: completionRate(completedExercises, totalExercises),
  };
}

function stateIn(block: Block, today: PlainDate): (typeof runStates)[number] {
  if (block.status === 'paused') return 'paused';
  return blockState(block, today) === 'now' ? 'now' : 'ahead';
}

function placeIn(block: BlockInput, today: PlainDate) {
  const { assignmentId, position, name, startDate, endDate, status, pausedOn } = block;
  const weeks = Math.ceil((daysBetween(startDate, endDate) + 1) / 7);
  const week = Math.min(weekNumberOf(startDate, pausedOn ?? today), weeks);
  return { assignmentId, position, name, startDate, status, weeks, week: week < 1 ? null : week };
}
