import './pages.css';
import { browserTimeZone } from '#web/session/browser-time-zone.ts';
import { themeKey } from '#web/ui/theme-before-paint.ts';

/**
 * What script adds to a public page, which is whole without it: the toggle, and the service worker. It does as
 * ui/theme.ts does, but without React, which would outweigh the page.
 */
const root = document.documentElement;

function showTheme(theme: 'dark' | 'light') {
  root.classList.remove('dark', 'light');
  root.classList.add(theme);
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
}

document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
  const theme = root.classList.contains('light') ? 'dark' : 'light';
  showTheme(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Not kept when storage is closed to us; it still changed now.
  }
});

addEventListener('storage', ({ key, newValue }) => {
  if (key === themeKey) showTheme(newValue === 'light' ? 'light' : 'dark');
});

// Whoever signs in at an OpenID provider brings the zone they live in, as the sign-in form does.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/api/login"]')) {
  link.addEventListener('click', () => {
    link.search = `?timeZone=${encodeURIComponent(browserTimeZone())}`;
  });
}

// The app behind the door is fetched only when this page has all that it needs. Where it can't be kept, it is not.
addEventListener('load', () => {
  setTimeout(() => {
    navigator.serviceWorker
      ?.register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => undefined);
  }, 1_000);
});
