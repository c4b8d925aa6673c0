import { expect, it } from 'vitest';
import { fault, type NamedFinding, ok, skipped, warning } from './finding.ts';
import { greeting, linesOf, summary } from './report.ts';
import { sizeWords, spanWords } from './words.ts';

const plain = { width: 60, colours: false };
const good: NamedFinding = { check: 'Mail', ...ok('It answers.') };
const bad: NamedFinding = {
  check: 'Disk',
  ...fault('There is so little room that nothing more can be put there.', 'Make room.\nOr get a larger one.'),
};

it('a finding stands in columns, what to do is below it', () => {
  expect(linesOf(good, plain)).toBe('  ✓ Mail              It answers.');
  expect(linesOf(bad, plain).split('\n')).toEqual([
    '  ✗ Disk              There is so little room that nothing',
    '                      more can be put there.',
    '                      → Make room.',
    '                        Or get a larger one.',
  ]);
});

it('a narrow or a very wide terminal makes no difference to how it reads', () => {
  expect(linesOf(bad, { width: 10, colours: false })).toBe(linesOf(bad, plain));
  expect(linesOf(bad, { width: 500, colours: false })).toBe(linesOf(bad, { width: 100, colours: false }));
});

it('colours are for a terminal', () => {
  expect(linesOf(good, { width: 60, colours: true })).toContain('\u001B[32m✓\u001B[0m Mail');
});

it('the end says what is left to do', () => {
  const odd: NamedFinding = { check: 'Clock', ...warning('It is off.', 'Set it.') };
  const unused: NamedFinding = { check: 'Payment', ...skipped('Not used.') };
  expect(summary([good])).toBe('\nAll is well.');
  expect(summary([good, unused])).toMatch(/^\nNothing is wrong\. /);
  expect(summary([good, odd])).toMatch(/^\n1 warning \(!\) to look at\.\n/);
  expect(summary([bad, bad, odd])).toMatch(/^\n2 faults \(✗\) to mend, 1 warning \(!\) to look at\.\n/);
});

it('the day and time are said', () => {
  expect(greeting(new Date(2026, 2, 18, 12, 5))).toMatch(/March 18, 2026 at 12:05/);
});

it.each([
  [0, 'less than a second'],
  [1_000, '1 second'],
  [119_000, '1 minute'],
  [3 * 60 * 60_000, '3 hours'],
  [50 * 60 * 60_000, '2 days'],
])('%i milliseconds are %s', (span, words) => {
  expect(spanWords(span)).toBe(words);
});

it.each([
  [400_000, '0 MB'],
  [999_400_000, '999 MB'],
  [2_340_000_000, '2.3 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
