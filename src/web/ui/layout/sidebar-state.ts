import { useCallback, useContext, useEffect, useState } from 'react';
import { RequestOnServer } from '#web/state/request-on-server.ts';

const cookieName = 'sidebar_state';
const sevenDaysInSeconds = 7 * 24 * 60 * 60;

/** The cookie says whether it is open. */
const isCollapsedBy = (cookies: string) => cookies.split('; ').includes(`${cookieName}=false`);

/** Whether the sidebar is collapsed to its icons; the browser remembers it for 7 days. */
export function useCollapsed() {
  const onServer = useContext(RequestOnServer);
  const [collapsed, setCollapsed] = useState(() => isCollapsedBy(onServer?.cookies ?? document.cookie));
  const toggle = useCallback(() => {
    document.cookie = `${cookieName}=${collapsed}; path=/; max-age=${sevenDaysInSeconds}; samesite=lax`;
    setCollapsed(!collapsed);
  }, [collapsed]);
  return [collapsed, toggle] as const;
}

/** Ctrl or meta plus b. */
export function useSidebarShortcut(toggle: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}
