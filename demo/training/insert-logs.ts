import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { progressLogs } from '#server/database/tables/progress.ts';
import type { LogRow } from './training-log.ts';

const columns: Readonly<Record<string, { name: string }>> = getTableColumns(progressLogs);
const columnOf = (field: string): string => columns[field]?.name ?? field;

/** Ten thousand logs as one value: a parameter for each field of them would take seconds. */
export async function insertLogs(tx: Database, logs: readonly LogRow[]): Promise<void> {
  const [first] = logs;
  if (!first) return;
  const rows = logs.map(log =>
    Object.fromEntries(Object.entries(log).map(([field, value]) => [columnOf(field), value])),
  );
  const names = sql.join(
    Object.keys(first).map(field => sql.identifier(columnOf(field))),
    sql`, `,
  );
  await tx.execute(sql`
    insert into progress_logs (${names})
    select ${names} from jsonb_populate_recordset(null::progress_logs, ${JSON.stringify(rows)}::jsonb)`);
}
