/** What is done by one at a time although no row stands for it. In order: the place is the number, so no two are the same. */
const names = [
  'ownership of the embedded PostgreSQL',
  'migration',
  'coaches',
  'seeding of the library',
  'activation of a promotion',
  'serving',
  'nightly backup',
  'trial restore',
] as const;

/** The number of an advisory lock in the database. What has one for each row takes a hash of its key instead. */
export const advisoryLock = (name: (typeof names)[number]): number => 7_214_000 + names.indexOf(name);
