import type { Page } from '@playwright/test';

/** How many days of training the device keeps. */
export const keptDays = (page: Page) => keptAnswers(page, 'exercises-for-date');

/** How many answers of a call the device keeps; none before the app has made its stores. */
export const keptAnswers = (page: Page, path: string) =>
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
