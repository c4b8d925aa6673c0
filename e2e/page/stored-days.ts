import type { Page } from '@playwright/test';

/** The number of training days stored on the device. */
export const storedDays = (page: Page) => storedAnswers(page, 'exercises-for-date');

/** The number of a call's answers stored on the device; none before the app has made its stores. */
export const storedAnswers = (page: Page, path: string) =>
  page.evaluate(
    of =>
      new Promise<number>(resolve => {
        const asked = indexedDB.open('fellowship');
        // Left as it was: the app makes its stores where there is no database yet.
        asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
        asked.addEventListener('error', () => resolve(0));
        asked.addEventListener('success', () => {
          const keys = asked.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.addEventListener('success', () => {
            asked.result.close();
            resolve(keys.result.filter(key => JSON.stringify(key).includes(of)).length);
          });
        });
      }),
    path,
  );
