import { describe, expect, it } from 'vitest';
import { readProgram } from './read-program.ts';
import { testingOptions } from './testing-library.twin.ts';

const read = (text: string, answers: Record<string, string> = {}) =>
  readProgram(text, { ...testingOptions, answers });

const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n');

it.each([
  ['nothing', ' \n\t\n', 'There is no line in it.'],
  ['more than 2 MB', 'x'.repeat(2_000_001), 'This is more than 2 MB of text: give a part of it.'],
  ['25,000 lines', 'Plank\n'.repeat(25_000), 'These are 25,001 lines: paste at most 20,000.'],
])('%s is refused in a sentence', (_, text, refused) => {
  expect(read(text)).toMatchObject({ refused, weeks: [], lines: [] });
});

it('100,000 cells are read, and what a day can’t hold is said', () => {
  const head = 'Week\tDay\tExercise\tSets\tReps\tLoad\tRest\tTempo\tRPE\tNotes';
  const text = rows(
    10_000,
    at => `${Math.floor(at / 100) + 1}\tMon\tBack Squat\t3\t${(at % 9) + 1}\t100\t90\t31X1\t8\tn${at}`,
  );
  const { weeks, notTaken, questions, lines } = read(`${head}\n${text}`);
  expect(weeks.map(({ days }) => days[0]?.exercises.length)).toEqual(Array.from({ length: 100 }, () => 60));
  expect(notTaken).toHaveLength(4_000);
  expect(new Set(notTaken.map(({ why }) => why))).toEqual(new Set(['A day has at most 60 exercises.']));
  expect([questions, lines.length]).toEqual([[], 10_001]);
});

it('heads of all languages in one text are heads', () => {
  const heads = [
    'Exercise\tSets\tReps\tWeight\tRest\tNotes',
    'Übung\tSätze\tWiederholungen\tGewicht\tPause\tNotizen',
    'Exercice\tSéries\tRépétitions\tCharge\tRepos\tRemarques',
    'Ejercicio\tSeries\tRepeticiones\tPeso\tDescanso\tNotas',
    'Esercizio\tSerie\tRipetizioni\tCarico\tRecupero\tCommenti',
    'Exercício\tSéries\tRepetições\tCarga\tDescanso\tObservações',
    'Oefening\tSets\tHerhalingen\tGewicht\tRust\tOpmerkingen',
    'Övning\tSet\tRepetitioner\tVikt\tVila\tAnteckningar',
    'Øvelse\tSæt\tGentagelser\tVægt\tPause\tNoter',
    'Øvelse\tSett\tRepetisjoner\tVekt\tHvile\tNotater',
    'Liike\tSarjat\tToistot\tPaino\tPalautus\tMuistiinpanot',
    'Ćwiczenie\tSerie\tPowtórzenia\tCiężar\tPrzerwa\tUwagi',
    'Cvik\tSérie\tOpakování\tVáha\tPauza\tPoznámky',
    'Упражнение\tПодходы\tПовторения\tВес\tОтдых\tПримечания',
    '種目\tセット数\t回数\t重量\t休憩\tメモ',
    'Egzersiz\tSet\tTekrar\tAğırlık\tDinlenme\tNotlar',
    'Gyakorlat\tSorozat\tIsmétlés\tSúly\tPihenő\tMegjegyzés',
    'Exercițiu\tSerii\tRepetări\tGreutate\tPauză\tObservații',
    '운동\t세트\t횟수\t무게\t휴식\t비고',
  ];
  const text = heads.map((head, at) => `${head}\nBack Squat\t3\t${at + 1}\t100\t90\tdeep`).join('\n\n');
  const { weeks, questions, notTaken, lines } = read(text);
  const exercises = weeks[0]?.days[0]?.exercises ?? [];
  expect(
    exercises.map(({ sets, reps, weight, weightUnit, restSeconds, notes }) => [
      sets,
      reps,
      weight,
      weightUnit,
      restSeconds,
      notes,
    ]),
  ).toEqual(heads.map((_, at) => ['3', String(at + 1), '100', 'kg', '90', 'deep']));
  expect([questions, notTaken]).toEqual([[], []]);
  expect(lines.filter(({ became }) => became === 'head')).toHaveLength(heads.length);
});

it('a sheet with a picture’s text, notes between rows, hidden columns and totals is read, and all of it is said', () => {
  const text = [
    '[image: our gym]',
    'Exercise\t\tSets\tReps\tNotes',
    'Back Squat\t\t3\t5\t',
    'Take your time with the first sets, they decide the day.\t\t\t\t',
    'Bench Press\t\t3\t5\ttouch',
    'Total\t\t6\t10\t',
  ].join('\n');
  const { weeks, notTaken, lines, questions } = read(text);
  expect(weeks[0]?.days[0]?.exercises.map(({ exerciseName, notes }) => [exerciseName, notes])).toEqual([
    ['Back Squat', null],
    ['Bench Press', 'touch'],
  ]);
  expect(lines.map(({ became }) => became)).toEqual([
    'not-taken',
    'head',
    'exercise',
    'note',
    'exercise',
    'total',
  ]);
  expect([notTaken.map(({ line }) => line), questions]).toEqual([[1, 6], []]);
});

describe('lines that are made to be slow', () => {
  const pieces = [
    '(',
    '3x',
    '1-',
    '@',
    '5x5 ',
    '"',
    '|',
    ',',
    'week 1 ',
    'A1 ',
    ' + a3',
    'x,"',
    '"\t',
    ';',
    'e\u0301',
    'Day ',
    '**',
    '[',
    'rest ',
  ];

  it.each(pieces)('%j over and over is read', piece => {
    const line = piece.repeat(Math.ceil(5_000 / piece.length));
    const { lines, refused } = read(`Monday\n${line}`);
    expect(refused).toBeNull();
    expect(lines).toHaveLength(2);
  });
});

it('lines under no heading begin where the cursor is, and weeks count from there', () => {
  const from = { ...testingOptions, startsAt: { week: 3, day: 'friday' as const } };
  expect(daysOf(readProgram('Back Squat 3x5', from))).toEqual([[3, 'friday']]);
  expect(daysOf(readProgram('Week 1\nMonday\nBack Squat 3x5\nWeek 2\nMonday\nBack Squat 3x5', from))).toEqual(
    [
      [3, 'monday'],
      [4, 'monday'],
    ],
  );
});

const daysOf = ({ weeks }: ReturnType<typeof readProgram>) =>
  weeks.flatMap(({ weekNumber, days }) => days.map(({ dayOfWeek }) => [weekNumber, dayOfWeek]));
