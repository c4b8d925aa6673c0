import type { AnswerOf } from '#contract/endpoint.ts';
import type { listFindable } from '#contract/coaching/finding.ts';
import { multiWeekProgram, singleWorkout } from '#contract/programs.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { statement } from '#server/database/database.ts';

type Findable = AnswerOf<typeof listFindable>;

const name = displayName('u');

export const membersToFind = statement<Findable['members'][number]>(
  'members_to_find',
  `select u.id, ${name} as name, u.email, u.profile_image_url as "profileImageUrl"
   from users u where u.role = 'member' order by ${name} collate by_name, u.id`,
);

/** Not the copies that are one member's own: they are reached from the member. */
export const programsToFind = statement<Findable['programs'][number]>(
  'programs_to_find',
  `select id, name, kind from (
     select id, name, case program_type when '${multiWeekProgram}' then 'program' else 'workout' end as kind
     from workouts
     where hidden_at is null and for_member_id is null and program_type in ('${multiWeekProgram}', '${singleWorkout}')
     union all select id, name, 'path' from paths where hidden_at is null) p
   order by name collate by_name, id`,
);

export const exercisesToFind = statement<Findable['exercises'][number]>(
  'exercises_to_find',
  `select id, name, category, aliases from exercises
   where hidden_at is null and merged_into_id is null and archived_at is null
   order by name collate by_name, id`,
);
