import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { listIn, readTable } from './read-table.ts';
import { byteOrderMark, csvLine } from './write-csv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('a table that is read', () => {
  it.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      'a;b\nc,1;d',
      [
        ['a', 'b'],
        ['c,1', 'd'],
      ],
    ],
    [
      'tabs',
      'a\tb\nc, d\te',
      [
        ['a', 'b'],
        ['c, d', 'e'],
      ],
    ],
    ['a mark of its bytes', '\uFEFFa,b', [['a', 'b']]],
    ['quotes', '"a ""b"" c","d,e"', [['a "b" c', 'd,e']]],
    [
      'a line break in a cell',
      '"a\nb",c\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['words after a quote', '"a" b,c', [['a b', 'c']]],
    ['blanks around a cell', ' a , b ', [['a', 'b']]],
    [
      'rows that say nothing',
      'a,b\n,\n\n"",""\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['cells that are empty', 'a,,b,', [['a', '', 'b', '']]],
    [
      'line breaks of old',
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['what was made text', "'=1+1,'-5 lb,-5,'tis", [['=1+1', '-5 lb', '-5', "'tis"]]],
    ['nothing', '', []],
  ])('with %s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('says on which line each row begins', () => {
    const { rows } = readCsv('a,b\r\n"c\r\nd",e\r\n\r\nf,g');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('says where a quote is never closed', () => {
    expect(readCsv('a,b\nc,"d\ne')).toMatchObject({ openQuote: 2 });
  });
});

const typed = fc.string({ unit: 'grapheme' }).map(text => text.trim());
const formulas = fc.constantFrom('=', '+', '-', '@', "'", "''=", '＝', '=1', "'-", '-5', '+1.5');
const cell = fc.oneof(
  typed,
  fc.tuple(formulas, typed).map(([start, rest]) => `${start}${rest}`.trim()),
);
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });

it('what is written is read as it was', () => {
  fc.assert(
    fc.property(table, rows => {
      const head = ['One', 'Two', 'Three'];
      const written = byteOrderMark + [head, ...rows].map(row => csvLine(row)).join('');
      const said = rows.filter(row => row.some(text => text !== ''));
      expect(cellsOf(written)).toEqual([head, ...said]);
    }),
  );
});

it('no cell that is written begins as a formula, but for numbers', () => {
  fc.assert(
    fc.property(cell, text => {
      const [written = ''] = readCsvAsASpreadsheet(csvLine([text]));
      expect(/^[=+\-@＝＋－＠\t\r\n]/u.test(written) && Number.isNaN(Number(written))).toBe(false);
    }),
  );
});

describe('a table with a head', () => {
  it('has its cells under the names of their columns, empty where a row ends early', () => {
    expect(readTable('Name,Level\nRow,"light; easy"\nCurl\n')).toEqual([
      { Name: 'Row', Level: 'light; easy' },
      { Name: 'Curl', Level: '' },
    ]);
  });

  it('lists names with semicolons between them', () => {
    expect(listIn('light; easy;')).toEqual(['light', 'easy']);
    expect(listIn('')).toEqual([]);
  });
});

/** Without what `readCsv` knows of `write-csv`. */
const readCsvAsASpreadsheet = (line: string) => [line.replace(/^"/, '').trimStart()];
