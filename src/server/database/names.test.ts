import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareNames } from '#domain/names/compare-names.ts';
import { foldText } from '#domain/names/fold-text.ts';
import { foldedTexts } from '#domain/names/folded-texts.twin.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { statement } from './database.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await appForTests();
});
afterAll(() => testApp.close());

const folded = statement<{ folded: string }, { texts: string[] }>(
  'folded_texts',
  'select fold_text(t.text) as folded from unnest(:texts::text[]) with ordinality as t(text, place) order by place',
);

const ordered = statement<{ name: string }, { names: string[] }>(
  'names_in_order',
  'select t.name from unnest(:names::text[]) as t(name) order by t.name collate by_name, t.name collate "C"',
);

const byCode = (a: string, b: string) => (a < b ? -1 : 1);

const letters = fc.string({
  unit: fc.constantFrom(...Array.from("aAbBzZ éÉøØœßłñüÅı\u0301-–’'`´_,.@129½ＦжЖΣς\u200B")),
  maxLength: 12,
});

describe('a name', () => {
  it('is folded by the database as everywhere else', async () => {
    const rows = await folded(testApp.db, { texts: foldedTexts.map(([text]) => text) });
    expect(rows.map(row => row.folded)).toEqual(foldedTexts.map(([, text]) => text));
  });

  it('is folded alike, whatever it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(letters, { minLength: 1, maxLength: 40 }), async texts => {
        const rows = await folded(testApp.db, { texts });
        expect(rows.map(row => row.folded)).toEqual(texts.map(foldText));
      }),
      { numRuns: 25 },
    );
  });

  it('stands in the database’s lists where it stands in the screens’', async () => {
    const names = [
      'Zoe',
      'Øyvind',
      'élise',
      'Elise',
      'Adam',
      'Block 10',
      'block 2',
      'Ångström',
      'oscar',
      'O’Brien',
      "O'Brien",
    ];
    const rows = await ordered(testApp.db, { names });
    expect(rows.map(({ name }) => name)).toEqual(
      names.toSorted((a, b) => compareNames(a, b) || byCode(a, b)),
    );
  });
});

describe('one way to compare names', () => {
  const source = path.join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.|\.twin\./.test(file),
  );
  const holding = (pattern: RegExp) =>
    files.filter(file => pattern.test(readFileSync(path.join(source, file), 'utf8')));

  it('no list orders them by itself', () => {
    expect(holding(/[nN]ame\.localeCompare|order by [^`;]*lower\(/)).toEqual([]);
  });

  it('no search compares them by itself', () => {
    expect(holding(/[nN]ame\.toLowerCase\(\)\.includes\(|toLowerCase\(\)\.includes\(wanted/)).toEqual([]);
  });
});
