import { refusalFor, type Viewer } from '#domain/access.ts';

export type Screen =
  | 'sign-in'
  | 'invitation'
  | 'signed-in-already'
  | 'setup'
  | 'membership'
  | 'member-area'
  | 'console'
  | 'not-found'
  | { redirect: string };

/** Which screen a path shows to whom: the specification's route table, decided by the one access rule. */
export function destination(path: string, viewer: Viewer | null, now: Date): Screen {
  if (viewer === null) return forStranger(path);
  if (path === '/invitation') return 'signed-in-already';
  const home = viewer.role === 'admin' ? '/admin' : '/member';
  if (refusalFor('member', viewer, now) !== null) {
    return path === '/subscribe' ? 'membership' : { redirect: '/subscribe' };
  }
  if (path === home) return viewer.role === 'admin' ? 'console' : 'member-area';
  return entrances.includes(path) ? { redirect: home } : 'not-found';
}

/** Paths that lead someone signed in to where they belong. */
const entrances = ['/', '/member', '/admin', '/sign-in', '/setup', '/subscribe'];

function forStranger(path: string): Screen {
  if (path === '/setup') return 'setup';
  if (path === '/invitation') return 'invitation';
  if (path === '/sign-in') return 'sign-in';
  return entrances.includes(path) ? { redirect: '/sign-in' } : 'not-found';
}
