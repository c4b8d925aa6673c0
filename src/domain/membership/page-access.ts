import { refusalFor, type Viewer } from './access.ts';

/** A page that a path of the web app can show. */
export type Page =
  | 'landing'
  | 'subscribe'
  | 'sign-in'
  | 'invitation'
  | 'password'
  | 'setup'
  | 'signed-in-already'
  | 'account'
  | 'member-area'
  | 'console'
  | 'not-found';

export type Destination = Page | { redirect: string };

/** Of the section of both areas that shows the programs there are. */
export const programsPath = '/programs';
const trainingProgramsSection = 'training-programs';

/**
 * The page that a path shows to a viewer, or the path it leads to: the specifications' table of routes with the pages
 * of our own. `viewer` is null for a stranger, and while it is not known yet who is there. The server answers by it,
 * and the web app in the browser.
 */
export function pageFor(path: string, viewer: Viewer | null, now: Date): Destination {
  const page = pathname(path);
  if (viewer === null) return strangersPages.get(page) ?? 'not-found';
  if (refusalFor('member', viewer, now) !== null) {
    return pagesWithoutMembership.get(page) ?? { redirect: '/subscribe' };
  }
  return (viewer.role === 'admin' ? coachesPages : membersPages).get(page) ?? 'not-found';
}

/** The section of an area that has an address of its own; null for all others, which share the area's. */
export const sectionAt = (path: string): string | null =>
  pathname(path) === programsPath ? trainingProgramsSection : null;

const pathname = (path: string) => path.replace(/(.)\/$/, '$1');

type Pages = ReadonlyMap<string, Destination>;

const strangersPages = pages({
  '/': 'landing',
  '/member': 'landing',
  '/admin': 'landing',
  '/account': 'landing',
  '/subscribe': 'subscribe',
  '/sign-in': 'sign-in',
  '/invitation': 'invitation',
  '/password': 'password',
  '/setup': 'setup',
});

/** Everything else leads to /subscribe. */
const pagesWithoutMembership = pages({ '/subscribe': 'subscribe', '/account': 'account' });

const coachesPages = pagesInside('/admin', 'console');
const membersPages = pagesInside('/member', 'member-area');

function pagesInside(home: string, area: Page): Pages {
  const toHome = { redirect: home };
  return pages({
    '/': toHome,
    '/member': toHome,
    '/admin': toHome,
    [home]: area,
    '/subscribe': 'subscribe',
    [programsPath]: area,
    '/account': 'account',
    '/sign-in': toHome,
    '/setup': toHome,
    // A link in a mail may be meant for someone else who uses this device.
    '/invitation': 'signed-in-already',
    '/password': 'signed-in-already',
  });
}

function pages(byPath: Record<string, Destination>): Pages {
  return new Map(Object.entries(byPath));
}
