import { displayName } from '#server/accounts/display-name.ts';

/** SQL: the planned day `d` has a version of its member's alone, which a coach has given it; the program leaves it as it is. */
export const isOwnDay = (day: string): string =>
  `exists (select 1 from day_versions own where own.id = ${day}.day_version_id and own.member_id is not null)`;

/** SQL: what coaches have changed in version `v`, the oldest first, each by its coach's name; nothing in one that is shared. */
export const ownChangesOf = (version: string): string =>
  `case when ${version}.own_changes is null then '[]'::jsonb else (
    select jsonb_agg(c.change || jsonb_build_object('by', ${displayName('b')}) order by c.place)
    from jsonb_array_elements(${version}.own_changes) with ordinality as c(change, place)
    left join users b on b.id = (c.change ->> 'by')::uuid) end`;
