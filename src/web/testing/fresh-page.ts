import '#web/styles/app.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { dismissToast, shownToast } from '#web/ui/notices/toast.ts';

/** Each test begins as a page that has just been opened by someone who was never here. */
beforeEach(async () => {
  document.documentElement.className = 'dark';
  await page.viewport(1280, 812);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanup();
  dismissToast(shownToast.now()?.id ?? 0);
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
});
