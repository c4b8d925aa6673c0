import { pushEntry } from './history-entry.ts';

/** Shows what a notice is about: in the area one is in without loading the page anew, Back leads to where one was. */
export function openNotice(link: string): void {
  const { pathname, searchParams, origin } = new URL(link, window.location.origin);
  if (origin !== window.location.origin) return;
  const section = searchParams.get('section');
  if (section === null || !areas.includes(pathname)) return window.location.assign(link);
  // What of it is shown stands in the address.
  pushEntry({ section }, link);
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}

const areas = ['/member', '/admin'];
