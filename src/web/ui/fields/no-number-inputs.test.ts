import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => `src/web/${path}`)
  .toSorted();

/** A browser's own number field drops a decimal comma, and anything else it does not know. */
const dropsWhatIsTyped = /type=(?:"number"|\{['"`]number['"`]\})|type: ['"`]number['"`]|\bvalueAsNumber\b/;

it('no field drops what is typed: numbers are text, read by the one reader', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(path => dropsWhatIsTyped.test(readFileSync(path, 'utf8')))).toEqual([]);
});

/** A maxLength would cut off pasted numbers: 1,234.50 to 1,234. */
const cutsNumbers = /<Number(?:Value)?Field\b(?:(?!\/>)[\s\S])*?\bmaxLength=/;

it('no number is cut off', () => {
  expect(files.filter(path => cutsNumbers.test(readFileSync(path, 'utf8')))).toEqual([]);
});

const padByHand = /inputMode=(?:"(?:decimal|numeric)"|\{[^}]*'(?:decimal|numeric)'[^}]*\})/;

it('who asks for the number pad uses NumberField, ClockField or the stepper of the player', () => {
  expect(
    files
      .filter(path => padByHand.test(readFileSync(path, 'utf8')))
      .map(nameOf)
      .toSorted(),
  ).toEqual(['ClockField.tsx', 'NumberField.tsx', 'NumberStepper.tsx', 'ProgressionDialog.tsx']);
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
