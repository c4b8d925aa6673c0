import './pages.css';
import { deviceUserKey } from '#web/offline/device-user.ts';
import { browserTimeZone } from '#web/session/browser-time-zone.ts';
import { themeKey } from '#web/ui/look/theme-before-paint.ts';
import { showPromotion } from './promotion.ts';

/**
 * Script for a public page, which is whole without it: the toggle, the service worker, and removing the user from a
 * device whose session is over. The theme works as in ui/look/theme.ts, but without React, which would outweigh the
 * page.
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
    // Not stored when storage is closed to us; it still changed now.
  }
});

addEventListener('storage', ({ key, newValue }) => {
  if (key === themeKey) showTheme(newValue === 'light' ? 'light' : 'dark');
});

// A sign-in at an OpenID provider brings the user's zone, as the sign-in form does.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/api/login"]')) {
  link.addEventListener('click', () => {
    link.search = `?timeZone=${encodeURIComponent(browserTimeZone())}`;
  });
}

/** Forgets the person of a session that has ended elsewhere, as soon as the server says that no one is signed in. */
async function forgetWhoHasGone(): Promise<void> {
  const known = localStorage.getItem(deviceUserKey);
  if (known === null) return;
  const { status } = await fetch('/api/auth/user');
  const { forgetAnswers } = await import('#web/offline/forget.ts');
  // Unless someone has just come in, in another tab.
  if (status === 401 && localStorage.getItem(deviceUserKey) === known) await forgetAnswers();
}

// Without storage no one is known; without a signal the next page asks.
forgetWhoHasGone().catch(() => undefined);

// The app behind the door is loaded only when this page has all that it needs. Where it can't be cached, it is not.
addEventListener('load', () => {
  setTimeout(() => {
    navigator.serviceWorker
      ?.register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => undefined);
  }, 1_000);
});

showPromotion();
