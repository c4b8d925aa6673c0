import { expect, it } from 'vitest';
import { type Attachment, referencedClips } from './referenced-clips.ts';

const file = (
  id: string,
  seconds: number | null,
  deletedAt: string | null = null,
  kind: Attachment['kind'] = seconds === null ? 'picture' : 'video',
): Attachment => ({
  id,
  kind,
  bytes: 1,
  seconds,
  width: null,
  height: null,
  deletedAt,
});
const message = (id: string, ...attachments: Attachment[]) => ({ id, attachments });

it('a time in a message is a place in its own video, else in the last clip before it', () => {
  const oldestFirst = [
    message('before'),
    message('first', file('squat', 30)),
    message('remark'),
    message('answer', file('voice', 60, null, 'voice')),
    message('picture', file('knee', null)),
    message('both', file('bench', 20), file('row', 10)),
    message('after'),
    message('deleted', file('gone', 5, '2026-03-18T12:00:00.000Z')),
  ];
  const meant = referencedClips(oldestFirst.toReversed());
  expect(oldestFirst.map(({ id }) => meant.get(id)?.id)).toEqual([
    undefined,
    'squat',
    'squat',
    'squat',
    'voice',
    'row',
    'row',
    'row',
  ]);
});
