import { expect, it } from 'vitest';
import { englishName, englishNames } from './foreign-names.ts';

it.each([
  ['Kniebeugen', 'Back Squat'],
  ['kniebeuge', 'Back Squat'],
  ['Bankdrücken', 'Bench Press'],
  ['Bankdruecken', 'Bench Press'],
  ['Bankdrucken', 'Bench Press'],
  ['Kreuzheben mit Langhantel', 'Deadlift'],
  ['Développé couché', 'Bench Press'],
  ['Soulevé de terre (avec barre)', 'Deadlift'],
  ['Sentadilla con barra', 'Back Squat'],
  ['Peso muerto rumano', 'Romanian Deadlift'],
  ['Panca piana', 'Bench Press'],
  ['Levantamento terra', 'Deadlift'],
  ['Bänkpress', 'Bench Press'],
  ['Knebøy', 'Back Squat'],
  ['Maastaveto', 'Deadlift'],
  ['Martwy ciąg', 'Deadlift'],
  ['Mrtvý tah', 'Deadlift'],
  ['Жим лёжа', 'Bench Press'],
  ['ЖИМ ЛЕЖА', 'Bench Press'],
  ['スクワット', 'Back Squat'],
  ['벤치프레스', 'Bench Press'],
  ['Dauerlauf', 'Easy Run'],
  ['Squat', undefined],
  ['Juggling', undefined],
  ['', undefined],
  ['Kniebeuge '.repeat(20), undefined],
])('%s is %s', (name, english) => {
  expect(englishName(name)).toBe(english);
});

it.each([
  ['Kniebeu', ['Back Squat', 'Air Squat']],
  ['frontknie', ['Front Squat']],
  ['Sentadilla', ['Back Squat', 'Front Squat', 'Air Squat', 'Bulgarian Split Squat']],
  ['スクワット', ['Back Squat']],
  ['bench p', []],
  ['-', []],
])('a search for %s means %j', (search, names) => {
  expect(englishNames(search)).toEqual(names);
});
