import { useSyncExternalStore } from 'react';
import { createStore } from '#web/state/store.ts';
import { themeKey } from './theme-before-paint.ts';

export type Theme = 'dark' | 'light';

/** Null until it is changed here: until then the class on the document root tells, which the page came with. */
const chosen = createStore<Theme | null>(null, () => {
  window.addEventListener('storage', onThemeOfOtherTab);
  // A second tab may have chosen between this page's first paint and now.
  const kept = storedTheme();
  if (kept !== null && kept !== themeAtStart()) showTheme(kept);
  return () => window.removeEventListener('storage', onThemeOfOtherTab);
});

function storedTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(themeKey);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

const themeAtStart = (): Theme => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

function showTheme(theme: Theme) {
  const root = document.documentElement;
  root.classList.remove('dark', 'light');
  root.classList.add(theme);
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  chosen.set(theme);
}

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Not stored when storage is closed to us; it still changes now.
  }
  showTheme(theme);
}

function onThemeOfOtherTab(event: StorageEvent) {
  if (event.key === themeKey) showTheme(event.newValue === 'light' ? 'light' : 'dark');
}

/** The server renders the dark one, and its HTML is hydrated before it is rendered again. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    chosen.subscribe,
    () => chosen.now() ?? themeAtStart(),
    () => 'dark',
  );
