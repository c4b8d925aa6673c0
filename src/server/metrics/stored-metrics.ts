import type { Gauge, Registry } from 'prom-client';
import { type DatabasePool, statement } from '#server/database/database.ts';
import { landedMigrations } from '#server/database/landed-migrations.ts';
import { addGauge } from './series.ts';

type Stored = {
  mails: number;
  oldestMail: number;
  backupAge: number | null;
  backupSize: number | null;
  hasTrialFailed: boolean | null;
  migrations: number;
};

/** What is the same on every server of a fellowship, so that any may be asked. Letters that are held wait for people, not for us. */
const stored = statement<Stored, { now: Date }>(
  'metrics_of_fellowship',
  `select mail.count as mails, mail.oldest as "oldestMail", backup.age as "backupAge", backup.bytes as "backupSize",
     (select trial_problem is not null from backups where trial_at is not null order by trial_at desc limit 1)
       as "hasTrialFailed",
     (select count(*)::int from drizzle.__drizzle_migrations) as migrations
   from (select count(*)::int as count,
           coalesce(extract(epoch from :now::timestamptz - min(created_at)), 0)::float8 as oldest
         from mails where held_at is null) mail
   left join (select extract(epoch from :now::timestamptz - made_at)::float8 as age, bytes from backups
              order by made_at desc limit 1) backup on true`,
);

/** Of the rows that tell how the fellowship stands: read with each look, by one statement. */
export function storedMetrics(registry: Registry, db: DatabasePool, now: () => Date): void {
  const gaugeOf = (name: string, help: string) => addGauge({ name, help, registers: [registry] });
  const gauges: [Gauge, (found: Stored) => number | null][] = [
    [gaugeOf('fellowship_mails_waiting', 'Letters that are to go out'), found => found.mails],
    [gaugeOf('fellowship_mail_oldest_age_seconds', 'How long the oldest waits'), found => found.oldestMail],
    [gaugeOf('fellowship_backup_age_seconds', 'The age of the newest backup'), found => found.backupAge],
    [gaugeOf('fellowship_backup_size_bytes', 'Its size'), found => found.backupSize],
    [
      gaugeOf(
        'fellowship_backup_trial_failed',
        'Whether the last restore on trial did not read back the same',
      ),
      found => (found.hasTrialFailed === null ? null : Number(found.hasTrialFailed)),
    ],
    [gaugeOf('fellowship_migrations_applied', 'Steps that the tables have taken'), found => found.migrations],
  ];
  gaugeOf('fellowship_migrations_known', 'Steps that this release knows').set(
    Object.keys(landedMigrations).length,
  );
  addGauge({
    name: 'fellowship_database_reachable',
    help: 'Whether the database answers',
    registers: [registry],
    async collect() {
      const [found] = await stored(db, { now: now() }).catch(() => []);
      this.set(found ? 1 : 0);
      for (const [gauge, read] of gauges) {
        const value = found ? read(found) : null;
        // Old numbers would look like those of now.
        if (value === null) gauge.remove();
        else gauge.set(value);
      }
    },
  });
}
