import { ownTables } from '#server/database/own-tables.ts';
import { type Archive, damaged } from '#server/backup/archive/archive-reader.ts';
import { tablesFolder } from '#server/backup/archive/manifest.ts';

/** Every type that a column of ours has had, as `format_type` writes it. */
export const columnType =
  /^(?:bigint|boolean|bytea|date|double precision|integer|jsonb|numeric(?:\(\d{1,4},\d{1,4}\))?|text|timestamp with time zone|uuid)(?:\[\])?$/;

/**
 * Refuses a file whose sums are right and that yet is none of ours: anyone who writes a file makes its sums. Called
 * when it is known not to be a newer release's, which may have other tables and types.
 */
export async function refuseContradictions({ file, manifest, checksums }: Archive): Promise<void> {
  const known = new Set(await ownTables());
  const tables = manifest.tables.map(({ name }) => name);
  const columns = manifest.tables.flatMap(table => table.columns);
  const parts = checksums.parts.map(({ name }) => name);
  const isOurs =
    tables.every(name => known.has(name)) &&
    columns.every(({ type }) => columnType.test(type)) &&
    isSame(
      tables,
      checksums.contents.map(({ table }) => table),
    ) &&
    new Set(parts).size === parts.length &&
    checksums.parts.every(
      ({ name, rows }) => (tableOf(name) === undefined) === (rows === undefined) && isOfOne(tables, name),
    );
  if (!isOurs) throw damaged(file);
}

/** The same names, each once. */
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && new Set(some).size === some.length && isWithin(others, new Set(some));

const isWithin = (names: readonly string[], all: ReadonlySet<string>) =>
  new Set(names).size === all.size && names.every(name => all.has(name));

const tableOf = (part: string) =>
  part.startsWith(tablesFolder) ? part.slice(tablesFolder.length, part.lastIndexOf('/')) : undefined;

function isOfOne(tables: readonly string[], part: string): boolean {
  const table = tableOf(part);
  return table === undefined || tables.includes(table);
}
