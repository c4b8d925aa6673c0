/** Whether a text says that its workouts take turns: 'A/B/A, then B/A/B', 'alternate', 'im Wechsel'. */
export const saysAlternating = (text: string): boolean =>
  /\balternat|\ba\s?[/,–-]\s?b\s?[/,–-]\s?a\b|\baba\b|abwechselnd|im wechsel|\ben alternance|\balternand|\bafwisselend|\bväxelvis|\bskiftevis|\bvuorotellen|\bna zmianę|\bstřídavě|чередуйт|чередова|交互/i.test(
    text,
  );

/** Whether one of its dates can only be written with the month first, and none with the day first. */
export function saysMonthFirst(text: string): boolean {
  let isMonthFirst = false;
  for (const [, first = '', second = ''] of text.matchAll(
    /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/%x]|\/\d)/g,
  )) {
    if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12 && Number(second) > 0) return false;
    if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12 && Number(first) > 0)
      isMonthFirst = true;
  }
  return isMonthFirst;
}

/** Whether a text speaks of a training max, and whether a sentence of it says that its percents are of that. */
export function saysTrainingMax(text: string): 'all' | 'some' | 'none' {
  if (!/training[ -]?max|\bTM\b|trainingsmax/i.test(text)) return 'none';
  const isOfAll =
    /(?:percents|percentages|all %|prozente|percent) [^.\n%@]{0,60}(?:training[ -]?max|\bTM\b|trainingsmax)/i;
  return isOfAll.test(text) ? 'all' : 'some';
}
