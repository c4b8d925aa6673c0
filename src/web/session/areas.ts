const areas = ['/member', '/admin', '/account'];

/** Whether the browser shows a page that needs a session. */
export const isInArea = (): boolean => areas.includes(window.location.pathname.replace(/(.)\/$/, '$1'));
