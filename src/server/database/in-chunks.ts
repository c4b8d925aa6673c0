/** PostgreSQL takes 65,535 parameters a statement: at 22 columns, 1,000 rows at a time. */
export function* inChunks<Row>(rows: readonly Row[], size = 1000): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
