import { expect, it } from 'vitest';
import { type Attachment, clipsMeant } from './clips-meant.ts';

const file = (id: string, seconds: number | null, deletedAt: string | null = null): Attachment => ({
  id,
  kind: seconds === null ? 'picture' : 'video',
  bytes: 1,
  seconds,
  width: null,
  height: null,
  deletedAt,
});
const message = (id: string, ...attachments: Attachment[]) => ({ id, attachments });

it('a time in a message is a place in its own clip, else in the last one before it', () => {
  const oldestFirst = [
    message('before'),
    message('first', file('squat', 30)),
    message('remark'),
    message('picture', file('knee', null)),
    message('both', file('bench', 20), file('row', 10)),
    message('after'),
    message('deleted', file('gone', 5, '2026-03-18T12:00:00.000Z')),
  ];
  const meant = clipsMeant(oldestFirst.toReversed());
  expect(oldestFirst.map(({ id }) => meant.get(id)?.id)).toEqual([
    undefined,
    'squat',
    'squat',
    'squat',
    'row',
    'row',
    'row',
  ]);
});
