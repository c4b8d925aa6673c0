import { compareNames } from '#domain/names/compare-names.ts';
/** Comma-separated, trimmed, with empty entries dropped. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
}

/** The labels of some exercises, each once whatever its case, with how many have it: the most frequent first. */
export function countedLabels(lists: readonly (readonly string[])[]): { label: string; count: number }[] {
  const found = new Map<string, { label: string; count: number }>();
  for (const list of lists)
    for (const label of list) {
      const before = found.get(label.toLowerCase());
      found.set(label.toLowerCase(), { label: before?.label ?? label, count: (before?.count ?? 0) + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.count - a.count || compareNames(a.label, b.label));
}
