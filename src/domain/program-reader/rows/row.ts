/** Separators between the cells of a row; text has one cell. */
export type RowForm = 'tab' | 'comma' | 'semicolon' | 'markdown' | 'text';

/** A row of a sheet or a line of text: with the line it begins on, from 1, and how many it takes. */
export type Row = {
  line: number;
  lineCount: number;
  form: RowForm;
  cells: string[];
  /** As it stands in the text. */
  text: string;
};

export const isBlankRow = ({ cells }: Row): boolean => cells.every(cell => cell === '');
