import type pg from 'pg';
import { ownTables } from '#server/database/own-tables.ts';
import { fault, type Finding, ok, warning } from '#server/doctor/findings/finding.ts';

type Rights = {
  user: string;
  isStandby: boolean;
  isReadOnly: boolean;
  mayMakeSchemas: boolean;
  mayMakeTables: boolean;
  mayMakeDatabases: boolean;
  /** Tables of ours that belong to someone else, so that they cannot be changed by an upgrade. */
  foreignTables: number;
};

export async function checkRights(client: pg.Client, isOwn: boolean): Promise<Finding> {
  const { rows } = await client.query<Rights>(
    `select current_user as "user",
            pg_is_in_recovery() as "isStandby",
            current_setting('transaction_read_only') = 'on' as "isReadOnly",
            has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
            has_schema_privilege('public', 'create') as "mayMakeTables",
            (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayMakeDatabases",
            (select count(*)::int from pg_class
             where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)
               and not pg_has_role(relowner, 'usage')) as "foreignTables"`,
    [await ownTables()],
  );
  return judgeRights(rows[0] as Rights, isOwn);
}

function judgeRights(rights: Rights, isOwn: boolean): Finding {
  const { user } = rights;
  if (rights.isStandby) {
    return fault(
      'The database is a standby, which can only be read.',
      'Let DATABASE_URL lead to the primary; with several hosts, add target_session_attrs=read-write.',
    );
  }
  if (rights.isReadOnly) {
    return fault(
      'The database is set to be read only.',
      'Take back default_transaction_read_only, of the database and of the user.',
    );
  }
  if (rights.foreignTables > 0) {
    return fault(
      `${rights.foreignTables} of the tables belong to another user than ${user}, so an upgrade cannot change them.`,
      `Give them to ${user}: reassign owned by … to ${user}.`,
    );
  }
  if (!rights.mayMakeTables || !rights.mayMakeSchemas) {
    return fault(
      `The user ${user} may not make tables.`,
      `Make ${user} the owner of the database: alter database … owner to ${user}.`,
    );
  }
  if (!isOwn && !rights.mayMakeDatabases) {
    return warning(
      `The user ${user} may not make databases, so backups are never restored on trial.`,
      `Allow it: alter role ${user} createdb.`,
    );
  }
  return ok(`The user ${user} may do all that is needed.`);
}
