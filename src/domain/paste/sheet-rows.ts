/** A row of cells, and the line of the text it began on, from 1. */
export type SheetRow = { line: number; cells: string[] };

/** Rows of a text as a spreadsheet copies them: cells apart by tabs (or, of a CSV, commas or semicolons), quotes around what holds them. */
export function sheetRows(text: string, between: string): SheetRow[] {
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    rows.push({ line: begun, cells: [...cells, cell] });
    [cells, cell, begun] = [[], '', line + 1];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === between) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
    if (sign === '\n') {
      line += 1;
      if (!isQuoted) begun = line;
    }
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** What stands between the cells; null for lines of plain text. */
export function separatorOf(text: string): string | null {
  if (text.includes('\t')) return '\t';
  const lines = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, 20);
  const isSheet = (sign: string) => lines.length > 1 && lines.every(line => line.split(sign).length > 2);
  return [';', ','].find(isSheet) ?? null;
}
