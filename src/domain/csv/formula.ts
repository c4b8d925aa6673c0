/**
 * Whether a spreadsheet would work out a text, or would if its apostrophes were taken away: those that `write-csv` puts before
 * such a text are told from the text's own so.
 */
export const beginsAsFormula = (text: string): boolean => /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/u.test(text);
