import { byteOrderMark, type Cell, csvLine } from '#domain/csv/write-csv.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { type CsvColumn, csvColumns, listedNames, percentBaseNames } from './csv-columns.ts';
import {
  type FileDay,
  type FilePrescription,
  type FileWeek,
  type ProgramFile,
  plainFile,
} from './program-file.ts';

type Row = Partial<Record<CsvColumn, Cell>>;

/** A program as a table: a row a prescription. What is true of a whole day, week or program stands in its first row. */
export function programCsv(file: ProgramFile): string {
  const columns = Object.keys(csvColumns) as CsvColumn[];
  const [first, ...others] = plainFile(file).weeks.flatMap(rowsOfWeek);
  const rows = first ? [{ ...first, ...trainingMaxCell(file) }, ...others] : [];
  const lines = rows.map(row => csvLine(columns.map(column => row[column])));
  return byteOrderMark + csvLine(Object.values(csvColumns)) + lines.join('');
}

/** The usual one goes without saying. */
const trainingMaxCell = ({ trainingMaxPercent }: ProgramFile): Row =>
  trainingMaxPercent === usualTrainingMaxPercent ? {} : { trainingMaxPercent };

function rowsOfWeek({ weekNumber, notes, days }: FileWeek): Row[] {
  const rows = days.flatMap(day => rowsOfDay(day).map(row => ({ week: weekNumber, ...row })));
  const [first, ...rest] = rows.length > 0 ? rows : [{ week: weekNumber }];
  return [{ ...first, weekNotes: notes }, ...rest];
}

function rowsOfDay({ dayOfWeek, dayName, notes, exercises }: FileDay): Row[] {
  const day = dayOfWeek.charAt(0).toUpperCase() + dayOfWeek.slice(1);
  const rows = exercises.map(exercise => ({ day, ...rowOf(exercise) }));
  const [first, ...rest] = rows.length > 0 ? rows : [{ day }];
  return [{ ...first, dayName, dayNotes: notes }, ...rest];
}

const rowOf = ({ percentOf, setTargets, groupFormat, alternates, ...said }: FilePrescription): Row => ({
  ...said,
  percentOf: percentOf === usualPercentOf ? null : percentBaseNames[percentOf],
  alternates: listedNames(alternates),
  setTargets: setTargets && JSON.stringify(setTargets),
  groupFormat: groupFormat && JSON.stringify(groupFormat),
});
