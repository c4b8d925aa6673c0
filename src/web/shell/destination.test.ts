import { describe, expect, it } from 'vitest';
import type { Viewer } from '#domain/access.ts';
import { destination } from './destination.ts';

const now = new Date('2026-03-18T12:00:00Z');
const member = (subscriptionStatus: string | null, subscriptionExpiresAt: string | null = null): Viewer => ({
  role: 'member',
  subscriptionStatus,
  subscriptionExpiresAt,
});

const viewers = {
  stranger: null,
  coach: { role: 'admin', subscriptionStatus: null, subscriptionExpiresAt: null },
  active: member('active', '2026-04-18T12:00:00Z'),
  none: member(null),
  expired: member('active', '2026-03-18T12:00:00Z'),
} satisfies Record<string, Viewer | null>;

const to = (path: string) => ({ redirect: path });
const [signIn, subscribe, home, console] = [to('/sign-in'), to('/subscribe'), to('/member'), to('/admin')];
const lost = 'not-found';
const another = 'signed-in-already';

describe('a path leads each person to their screen', () => {
  it.each([
    { path: '/', stranger: signIn, coach: console, active: home, none: subscribe },
    { path: '/sign-in', stranger: 'sign-in', coach: console, active: home, none: subscribe },
    { path: '/setup', stranger: 'setup', coach: console, active: home, none: subscribe },
    { path: '/invitation', stranger: 'invitation', coach: another, active: another, none: another },
    { path: '/subscribe', stranger: signIn, coach: console, active: home, none: 'membership' },
    { path: '/member', stranger: signIn, coach: console, active: 'member-area', none: subscribe },
    { path: '/admin', stranger: signIn, coach: 'console', active: home, none: subscribe },
    { path: '/nowhere', stranger: lost, coach: lost, active: lost, none: subscribe },
  ])('$path', ({ path, ...expected }) => {
    const shown = Object.entries(viewers).map(([who, viewer]) => [who, destination(path, viewer, now)]);
    // A membership that has ended is none.
    expect(Object.fromEntries(shown)).toEqual({ ...expected, expired: expected.none });
  });
});
