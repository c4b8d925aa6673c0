import { endsWithinDays } from '#domain/attention/named-lists.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { letInNow } from '#server/members/membership-facts.ts';

/** SQL: the date of the last training day that counts, of the assignment `given`; null where it has none. */
export const lastDayOf = (given: string) => `(
  select max(d.date) as date from training_days d where d.assignment_id = ${given}.id and d.state = 'scheduled')`;

/**
 * SQL: whether the program `a` of member `u`, whose last training day is on `last`, ends soon by the member's `today`, and
 * no training day follows by anything else that a coach has given them.
 */
export const endsSoon = ({ last, today }: { last: string; today: string }) => `case
  when a.status = 'active' and a.kind = 'program' and ${last} <= ${today} + ${endsWithinDays} and ${letInNow('u')}
  then not exists (
    select from training_days n join assignments other on other.id = n.assignment_id
    where n.member_id = a.member_id and n.assignment_id <> a.id and n.date > ${last} and n.state = 'scheduled'
      and other.status = 'active' and ${planned('other')} and other.removed_at is null)
  else false end`;
