import { expect, it } from 'vitest';
import { type HandEntry, handUntil } from './hand-entries.ts';

const on = (date: string) => new Date(`2026-${date}T12:00:00Z`);
const days = (from: string, count: number): HandEntry => ({ kind: 'days', from: on(from), days: count });
const end = (at: string): HandEntry => ({ kind: 'end', at: on(at) });
const pause = (from: string, count: number): HandEntry => ({ kind: 'pause', from: on(from), days: count });
const earlier = (at: string): HandEntry => ({ kind: 'earlier', at: on(at) });

it.each<[what: string, entries: HandEntry[], until: string | null]>([
  ['nothing', [], null],
  ['days from an instant', [days('03-01', 30)], '03-31'],
  ['more days while it runs, from its end', [days('03-01', 30), days('03-10', 30)], '04-30'],
  ['the same with the first corrected to ten', [days('03-01', 10), days('03-10', 30)], '04-10'],
  ['days after a gap, from then on', [days('03-01', 10), days('04-01', 10)], '04-11'],
  ['days from the end of what is paid for', [days('05-01', 10)], '05-11'],
  ['cash for no days', [days('03-01', 10), days('03-05', 0)], '03-11'],
  ['cash for no days alone', [days('03-05', 0)], null],
  ['an end', [days('03-01', 300), end('03-31')], '03-31'],
  ['an end beyond what was given since it was corrected', [days('03-01', 10), end('03-31')], '03-11'],
  ['an end of nothing', [end('03-31')], null],
  ['days after an end', [days('03-01', 300), end('03-31'), days('03-20', 7)], '04-07'],
  ['a pause while it runs', [days('03-01', 30), pause('03-10', 14)], '04-14'],
  ['a pause after it is over', [days('03-01', 10), pause('04-01', 14)], '03-11'],
  ['a pause of nothing', [pause('03-10', 14)], null],
  ['days after a pause', [days('03-01', 30), pause('03-10', 14), days('03-12', 30)], '05-14'],
  ['what was open before entries were kept', [earlier('03-20'), days('03-10', 7)], '03-27'],
])('%s', (_, entries, until) => {
  expect(handUntil(entries)).toEqual(until && on(until));
});
