/** Whether a line is the rule under a table's head, as `| --- | :-: |`. */
export const isTableRule = (line: string): boolean =>
  /^[|\s:+-]+$/.test(line) && line.includes('-') && line.includes('|');

/** Whether a line is a table's row with its edges. */
export function isEdgedRow(line: string): boolean {
  const text = line.trim();
  return text.startsWith('|') && text.indexOf('|', 1) > 0;
}

/** The cells between the bars of a line. */
export function markdownCells(line: string): string[] {
  const text = line.trim();
  const cells: string[] = [];
  let cell = '';
  for (let at = text.startsWith('|') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\' && text[at + 1] === '|') {
      cell += '|';
      at += 1;
    } else if (sign === '|') {
      cells.push(plainMarkdown(cell));
      cell = '';
    } else cell += sign;
  }
  if (cell.trim() !== '') cells.push(plainMarkdown(cell));
  return cells;
}

/** Without signs of emphasis, and with the line breaks that a cell writes as `<br>`. */
const plainMarkdown = (text: string): string =>
  text
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<=^|\s)[*_](\S[^*_]*)[*_](?=\s|$)/g, '$1')
    .replace(/<br\s?\/?>/gi, '\n')
    .trim();
