/** PostgreSQL takes at most 65,535 parameters a statement. 1,000 rows of 27 columns, our widest, stay below. */
export function* inChunks<Row>(rows: readonly Row[], size = 1000): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
