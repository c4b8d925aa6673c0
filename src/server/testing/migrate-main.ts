import { connectDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

/** Brings a database up to date as a start does: in a process of its own, to be killed meanwhile. */
const db = connectDatabase({ connectionString: process.env.DATABASE_URL }, () => undefined);
await migrateDatabase(db);
await db.end();
