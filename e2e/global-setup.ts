import { type PostgresForTests, startPostgresForTests } from '#server/testing/postgres-for-tests.ts';

const variable = 'POSTGRES_OF_THIS_RUN';

/** One PostgreSQL for the whole run, in which every fellowship has a database: a cluster for each takes seconds. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgresForTests();
  process.env[variable] = JSON.stringify(postgres.connection);
  return () => postgres.stop();
}

/** How the workers, which inherit the environment, reach it. */
export const postgresOfThisRun = () => JSON.parse(process.env[variable] ?? '') as PostgresForTests;
