import type { Weekday } from '#domain/plain-date.ts';
import { capitalised } from '#web/ui/text/words.ts';

/** 'Rest: Tuesday, Thursday and Sunday'; empty where no day is one of rest. */
export function restText(days: readonly Weekday[]): string {
  if (days.length === 0) return '';
  if (days.length === 7) return 'Rest on all days';
  const names = days.map(capitalised);
  const last = names.pop() ?? '';
  return `Rest: ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}
