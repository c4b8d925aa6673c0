/** The web app's own paths: the server answers these with the app, any other with the app and a 404. */
const pages = ['/', '/sign-in', '/invitation', '/setup', '/subscribe', '/member', '/admin'] as const;

export function isPage(pathname: string): boolean {
  return (pages as readonly string[]).includes(pathname.replace(/(.)\/$/, '$1'));
}
