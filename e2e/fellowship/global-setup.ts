import { startPostgresForTests } from '#server/testing/postgres-for-tests.ts';
import { makeTemplate } from './member-in-training.ts';
import { tellWorkers } from './postgres-of-this-run.ts';

/**
 * A single PostgreSQL for the whole run, in which every fellowship has a database: a cluster for each takes seconds.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgresForTests();
  tellWorkers(postgres.connection);
  try {
    const template = await makeTemplate();
    return async () => {
      await template.stop();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
