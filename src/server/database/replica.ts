import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabasePool, statement } from './database.ts';
import { databaseTroubleOf, withCauses } from './database-trouble.ts';

type Place = { of: string; position: string };

/** The fellowship's database, and how far it is written. Two databases may have one position by chance. */
const ofDatabase = `current_database() || ' ' || (select system_identifier from pg_control_system())`;

const placeOfPrimary = statement<Place>(
  'place_of_primary',
  `select ${ofDatabase} as of, pg_current_wal_insert_lsn()::text as position`,
);

const standingOfReplica = statement<{ isOurs: boolean; hasIt: boolean }, Place>(
  'standing_of_replica',
  `select ${ofDatabase} = :of and pg_is_in_recovery() as "isOurs",
     coalesce(pg_last_wal_replay_lsn() >= :position::pg_lsn, false) as "hasIt"`,
);

/** Milliseconds between looks at a replica that is behind: all of them take less time than anyone notices. */
const looks = [5, 20, 75, 150];
/** A replica that is gone or behind is left alone for so long. */
const leftAloneFor = 1_000;

/**
 * A copy of the database that follows it, for reads that take long. Such a read goes there once the copy has everything
 * that was written when it was asked for, whoever wrote it and over whichever server: so nobody misses what they have
 * just written. Otherwise it goes to the database itself.
 */
export class Replica {
  private notBefore = Number.NEGATIVE_INFINITY;
  private isUsed: boolean | undefined;
  readonly copy: DatabasePool;
  private readonly say: (line: string) => void;

  constructor(copy: DatabasePool, say: (line: string) => void) {
    this.copy = copy;
    this.say = say;
  }

  async read<Result>(primary: DatabasePool, work: (db: DatabasePool) => Promise<Result>): Promise<Result> {
    if (performance.now() < this.notBefore || !(await this.hasAllOf(primary))) return work(primary);
    try {
      const result = await work(this.copy);
      this.note(true, 'Long reads go to the replica of the database.');
      return result;
    } catch (error) {
      if (!isOfDatabase(error)) throw error;
      this.leaveAlone((error as Error).message);
      return work(primary);
    }
  }

  private async hasAllOf(primary: DatabasePool): Promise<boolean> {
    try {
      const [place] = await placeOfPrimary(primary, {});
      for (const wait of [...looks, null]) {
        const [found] = place ? await standingOfReplica(this.copy, place) : [];
        if (!found?.isOurs) return this.leaveAlone('it is no replica of this database');
        if (found.hasIt) return true;
        if (wait !== null) await sleep(wait);
      }
      return this.leaveAlone('it is behind');
    } catch (error) {
      return this.leaveAlone((error as Error).message);
    }
  }

  private leaveAlone(why: string): false {
    this.notBefore = performance.now() + leftAloneFor;
    this.note(false, `Long reads go to the database itself, as its replica cannot be used: ${why}.`);
    return false;
  }

  /** Says so when it changes, not at each read. */
  private note(isUsed: boolean, line: string): void {
    if (this.isUsed !== isUsed) this.say(line);
    this.isUsed = isUsed;
  }
}

/** Also of a statement that a standby may not run, or that stood in the way of what it replays. */
const isOfDatabase = (error: unknown): boolean =>
  databaseTroubleOf(error) !== null ||
  withCauses(error).some(({ code }) => typeof code === 'string' && /^[\dA-Z]{5}$/.test(code));

/** Reads from the replica where there is one and it has caught up. The work only reads, since it may be done twice. */
export const longRead = <Result>(
  db: DatabasePool,
  work: (db: DatabasePool) => Promise<Result>,
): Promise<Result> => (db.replica ? db.replica.read(db, work) : work(db));
