import { useSyncExternalStore } from 'react';
import { brand } from '#brand.ts';
import { themeKey } from './theme-before-paint.ts';

export type Theme = 'dark' | 'light';

const listeners = new Set<() => void>();

const currentTheme = (): Theme => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

function showTheme(theme: Theme) {
  const root = document.documentElement;
  root.classList.remove('dark', 'light');
  root.classList.add(theme);
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Not kept when storage is closed to us; it still changes now.
  }
  showTheme(theme);
}

function onThemeOfOtherTab(event: StorageEvent) {
  if (event.key === themeKey) showTheme(event.newValue === 'light' ? 'light' : 'dark');
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onThemeOfOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onThemeOfOtherTab);
  };
}

/** The theme now shown: the class on the document root is the truth. */
export const useTheme = () => useSyncExternalStore(subscribe, currentTheme);

/** Hands the brand's colours to the tokens. Called once, before the first render. */
export function applyBrandColours() {
  for (const [theme, colours] of Object.entries(brand.colours)) {
    const { style } = document.documentElement;
    style.setProperty(`--brand-${theme}-accent`, colours.accent);
    style.setProperty(`--brand-${theme}-accent-fill`, colours.accentFill);
    style.setProperty(`--brand-${theme}-on-accent`, colours.onAccent);
  }
}
