import type { QueryClient } from '@tanstack/react-query';
import type { GatheredAnswer } from '#web/data/gathered.ts';
import { viewNow } from '#web/place/view-now.ts';
import { takeAnswers } from './section-answers.ts';

/** What the server found for the first view, put into the page beside it: nothing of it is asked for again. */
export function takeFirstAnswers(client: QueryClient): void {
  const section = document.getElementById('root')?.dataset.section;
  const text = document.getElementById('answers')?.textContent;
  if (!text || section === undefined) return;
  const answers = JSON.parse(text) as GatheredAnswer[];
  // By either name: not every section's views are gathered.
  for (const place of [section, section + viewNow()]) takeAnswers(client, place, answers);
}
