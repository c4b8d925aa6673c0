import type { QueryClient } from '@tanstack/react-query';
import { takeFromPage } from '#web/data/read.ts';
import { keepFirstAnswer } from '#web/offline/kept-reads.ts';
import type { FirstAnswer } from './draw-first-view.tsx';

/** What the server found for the first view, put into the page beside it: nothing of it is asked for again. */
export function takeFirstAnswers(client: QueryClient, keeps: (path: string) => boolean): void {
  const text = document.getElementById('answers')?.textContent;
  if (!text) return;
  for (const [key, answer] of JSON.parse(text) as FirstAnswer[]) {
    takeFromPage(client, key, answer);
    if (keeps(String(key[0]))) keepFirstAnswer(client, key, answer);
  }
}
