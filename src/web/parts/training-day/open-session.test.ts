import { expect, it } from 'vitest';
import { openSessionOf } from './open-session.ts';

const hour = 3_600_000;
const begun = Date.parse('2026-11-25T23:50:00Z');
const until = new Date(begun + 12 * hour).toISOString();

const calendar = {
  '2026-11-25': { status: 'incomplete' as const, openSession: { trainingDayId: 'squats', until } },
  '2026-11-26': { status: 'rest' as const },
};
const told = (more: object = {}) => ({
  trainingDayId: 'squats',
  date: '2026-11-25',
  isCoached: false,
  lastAt: begun + hour,
  isEnded: false,
  ...more,
});
const squats = { trainingDayId: 'squats', date: '2026-11-25' };

it.each([
  ['what its calendar says, after midnight too', [{ calendar }], [], hour, squats],
  ['nothing 12 hours after its last event', [{ calendar }], [], 12 * hour, null],
  ['what was begun without a signal', [{ calendar: undefined }], [told()], 2 * hour, squats],
  ['what was gone on with here since', [{ calendar }], [told()], 12.5 * hour, squats],
  [
    'nothing that was ended here, and the server does not know of',
    [{ calendar }],
    [told({ isEnded: true })],
    hour,
    null,
  ],
  ['nothing that a coach does beside a member', [], [told({ isCoached: true })], hour, null],
])('%s', (_, calendars, waiting, after, open) => {
  expect(openSessionOf(calendars, waiting, begun + after)).toEqual(open);
});
