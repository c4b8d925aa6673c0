import { expect, it } from 'vitest';
import { type FeedSettings, type Post, type Reader, seesPost } from './sees-post.twin.ts';

const reader: Reader = { id: 'reader', standing: 'member', groups: ['dawn'], muted: [], hidden: [] };
const author: Post['author'] = { id: 'author', standing: 'member', groups: ['dawn', 'iron'] };
const post: Post = { id: 'post', author, sharedWith: ['dawn', 'iron'], isForAll: false, isTakenDown: false };
const settings: FeedSettings = { isOn: true, isForAllAllowed: true };

it.each<[what: string, Partial<Reader>, Partial<Post>, Partial<FeedSettings>, sees: boolean]>([
  ['a member of the same group', {}, {}, {}, true],
  ['nobody while the feed is off', {}, {}, { isOn: false }, false],
  ['no coach either while it is off', { standing: 'coach' }, {}, { isOn: false }, false],
  ['a member of another group', { groups: ['noon'] }, {}, {}, false],
  ['a member of no group', { groups: [] }, {}, {}, false],
  ['a member who has come into the group since', { groups: ['iron'] }, {}, {}, true],
  [
    'a member of a group that the author joined later',
    { groups: ['dawn'] },
    { sharedWith: ['iron'] },
    {},
    false,
  ],
  ['a group that the author has left', {}, { author: { ...author, groups: ['iron'] } }, {}, false],
  ['whoever was taken from the group', { groups: [] }, {}, {}, false],
  ['a member of no group, where it is for all', { groups: [] }, { isForAll: true }, {}, true],
  [
    '… as long as the coach allows that',
    { groups: [] },
    { isForAll: true },
    { isForAllAllowed: false },
    false,
  ],
  [
    'the group still, where it no longer is for all',
    {},
    { isForAll: true },
    { isForAllAllowed: false },
    true,
  ],
  ['a coach, in whatever group', { standing: 'coach', groups: [] }, {}, {}, true],
  ['a coach, also what was taken down', { standing: 'coach' }, { isTakenDown: true }, {}, true],
  ['nobody else what was taken down', {}, { isTakenDown: true }, {}, false],
  ['its author, wherever they are', { id: 'author', groups: [] }, { isTakenDown: true }, {}, true],
  ['no lapsed member', { standing: 'lapsed' }, {}, {}, false],
  ['nothing of a lapsed author', {}, { author: { ...author, standing: 'lapsed' } }, {}, false],
  [
    'nothing of an author who coaches',
    { standing: 'coach' },
    { author: { ...author, standing: 'coach' } },
    {},
    false,
  ],
  ['nothing of whom they have muted', { muted: ['author'] }, { isForAll: true }, {}, false],
  ['no post they have hidden', { hidden: ['post'] }, {}, {}, false],
])('a post is seen by %s: %o', (_, ofReader, ofPost, ofSettings, sees) => {
  expect(seesPost({ ...reader, ...ofReader }, { ...post, ...ofPost }, { ...settings, ...ofSettings })).toBe(
    sees,
  );
});
