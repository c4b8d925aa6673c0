import { expect, it } from 'vitest';
import { summaryOf, troubledFirst } from './video-text.ts';

const video = (answers: boolean | null) => ({ last: answers === null ? null : { answers } });

it.each([
  [[], 'No exercise of the library has a video.'],
  [[null, null], '2 videos, not checked yet.'],
  [[true], 'All working: 1 video.'],
  [[true, null], '2 videos, 1 of them not checked yet.'],
  [[true, false, null], '1 of 3 videos is not working.'],
  [[false, false], '2 of 2 videos are not working.'],
])('of videos that answer %j is said: %s', (answers, said) => {
  expect(summaryOf(answers.map(video))).toBe(said);
});

it('those that do not answer come first, then those not checked yet', () => {
  const videos = [video(true), video(null), video(false)];
  expect(troubledFirst(videos)).toEqual([video(false), video(null), video(true)]);
});
