import type { PostgresForTests } from '#server/testing/postgres-for-tests.ts';

const variable = 'POSTGRES_OF_THIS_RUN';

/** The workers inherit the environment. */
export function tellWorkers(connection: PostgresForTests): void {
  process.env[variable] = JSON.stringify(connection);
}

export const postgresOfThisRun = () => JSON.parse(process.env[variable] ?? '') as PostgresForTests;
