/** SQL: the planned day `d` has a version of its member's alone, which a coach has given it; the program leaves it as it is. */
export const isOwnDay = (day: string): string =>
  `exists (select 1 from day_versions own where own.id = ${day}.day_version_id and own.member_id is not null)`;
