import { describe, expect, it } from 'vitest';
import { CallError } from '#web/data/call.ts';
import { excerptOf, minutesToRead } from './post-text.ts';
import { emptyText, loadErrorText, ofCategory, type Post, publishedDate } from './posts.ts';

const post = (id: string, category: Post['category']) => ({ id, category }) as Post;

describe('the posts', () => {
  const posts = [post('a', 'diet'), post('b', 'training'), post('c', 'diet')];

  it.each([
    ['all', ['a', 'b', 'c']],
    ['diet', ['a', 'c']],
    ['mindset', []],
  ] as const)('of %s', (filter, ids) => {
    expect(ofCategory(posts, filter).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['all', 'No content available yet. Check back soon for new posts!'],
    ['nutrition', 'No nutrition posts available yet.'],
  ] as const)('when there are none, %s says so', (filter, text) => expect(emptyText(filter)).toBe(text));

  it.each([
    [new CallError(403, 'An active membership is required'), 'An active membership is required'],
    [new CallError(502, ''), 'An error occurred'],
    [new TypeError('Failed to fetch'), 'An error occurred'],
  ])('that do not load say why: %s', (error, text) => expect(loadErrorText(error)).toBe(text));

  it.each([
    ['2026-03-18T02:30:00.000Z', 'America/Denver', 'Mar 17, 2026'],
    ['2026-03-18T02:30:00.000Z', 'UTC', 'Mar 18, 2026'],
    [null, 'UTC', null],
  ])('published at %s are in %s of', (publishedAt, zone, date) =>
    expect(publishedDate({ publishedAt }, zone)).toBe(date),
  );
});

describe('the beginning of a post', () => {
  it.each([
    ['Go to **bed** _early_, *please*.', 'Go to bed early, please.'],
    ['## Why\n\nSleep.\n\n- Dark\n- Cool\n\n1. First\n2) Second', 'Sleep. Dark Cool First Second'],
    ['> Rest.\n> Then work.\n\n---\n\nSo.', 'Rest. Then work. So.'],
    ['See [the plan](https://example.com/x) and ![a plate](https://x.y/z.png)', 'See the plan and a plate'],
    ['Type `5x5`', 'Type 5x5'],
    ['2 * 3 * 4 and snake_case_words stay', '2 * 3 * 4 and snake_case_words stay'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['', ''],
  ])('%j reads %j', (content, text) => expect(excerptOf(content)).toBe(text));

  it('is cut between two words', () => {
    const text = excerptOf('steady '.repeat(100));
    expect(text).toMatch(/steady…$/);
    expect(text.length).toBeLessThanOrEqual(241);
    expect(excerptOf('a'.repeat(1000))).toHaveLength(241);
  });

  it.each([
    [0, 1],
    [1400, 1],
    [2800, 2],
    [7000, 5],
  ])('%i characters take %i min', (length, minutes) => expect(minutesToRead(length)).toBe(minutes));
});
