import type pg from 'pg';
import { migrationFiles, recordedMigrations } from '#server/database/migrations.ts';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';

/** Compares the steps that the tables have behind them with those of this release. */
export async function checkTables(client: pg.Client, isServerRunning: boolean): Promise<Finding> {
  try {
    const [recorded, files] = [await recordedMigrations(client), await migrationFiles()];
    const missing = files.length - recorded.length;
    if (recorded.length === 0) return skipped('There are none yet. The first npm start makes them.');
    if (missing === 0) return ok(`Up to date: all ${files.length} steps of this release are made.`);
    const steps = missing === 1 ? '1 step is' : `${missing} steps are`;
    return isServerRunning
      ? warning(`${steps} missing: the server that runs is of an older release.`, 'Restart it.')
      : ok(`${steps} missing. The next start makes a backup first, and then them.`);
  } catch (error) {
    if ((error as Error).name !== 'MigrationError') throw error;
    return fault((error as Error).message, 'Start nothing on it until that is sorted out.');
  }
}
