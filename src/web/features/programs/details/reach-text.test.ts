import { describe, expect, it } from 'vitest';
import { isWorthAsking, audienceText, removedBy } from './audience-text.ts';
import { endingText, pathsText, removalText, weeksText } from './removal-text.ts';

const schedule = { weeks: [1, 2, 3, 4].map(number => ({ number, exercises: number === 4 ? 6 : 0 })) };

const reach = (...members: number[]) => ({
  weeks: members.map((count, index) => ({ weekNumber: index + 1, members: count })),
});

it.each([
  [0, 'No member trains this program now: changes reach nobody.'],
  [1, "Changes reach 1 member: today's and coming days without a log."],
  [14, "Changes reach 14 members: today's and coming days without a log."],
])('a change that reaches %i members says so', (members, sentence) => {
  expect(audienceText(members)).toBe(sentence);
});

it.each([
  [undefined, 'How many assignments end could not be counted.'],
  [0, 'No assignments end.'],
  [1, '1 assignment ends: the days ahead go.'],
  [2000, '2,000 assignments end: the days ahead go.'],
])('a deletion that ends %j assignments says so', (assignments, sentence) => {
  expect(endingText(assignments)).toBe(sentence);
});

describe('fewer weeks', () => {
  it.each([
    [4, undefined, [], 0, 0, false],
    [3, reach(5, 5, 5, 0), [4], 0, 6, true],
    [2, reach(5, 5, 5, 3), [3, 4], 5, 6, true],
    [2, undefined, [3, 4], 0, 6, true],
  ])('down to %i, with %j', (numWeeks, counted, weeks, members, exercises, asks) => {
    const removed = removedBy(numWeeks, schedule, counted);
    expect(removed).toEqual({ weeks, members, exercises });
    expect(isWorthAsking(removed)).toBe(asks);
  });

  it('without members or exercises in them go without a question', () => {
    const bare = { weeks: [1, 2].map(number => ({ number, exercises: 0 })) };
    expect(isWorthAsking(removedBy(1, bare, reach(4, 0)))).toBe(false);
  });

  it.each([
    [[12], 'week 12'],
    [[11, 12], 'weeks 11 and 12'],
    [[9, 10, 11, 12], 'weeks 9 to 12'],
  ])('%j in words are %s', (weeks, words) => {
    expect(weeksText(weeks)).toBe(words);
  });

  it('say how many members train in them, what is deleted, and that nothing logged is lost', () => {
    expect(removalText({ weeks: [11, 12], members: 14, exercises: 6 })).toBe(
      '14 members have training days in weeks 11 and 12: those from today on without a log go. 6 exercises in weeks 11 and 12 are deleted. Nothing that was logged is lost.',
    );
    expect(removalText({ weeks: [12], members: 1, exercises: 0 })).toBe(
      '1 member has training days in week 12: those from today on without a log go. Nothing that was logged is lost.',
    );
  });
});

it.each([
  [[], null],
  [
    ['Ascension'],
    'It is a block of Ascension. Whoever is on that path goes on with the other blocks; before it is assigned again, it has to be taken out there.',
  ],
  [
    ['Ascension', 'Return'],
    'It is a block of Ascension and Return. Whoever is on one of them goes on with the other blocks; before they are assigned again, it has to be taken out there.',
  ],
])('deleting a block of %j says what becomes of them', (paths, text) => {
  expect(pathsText(paths)).toBe(text);
});
