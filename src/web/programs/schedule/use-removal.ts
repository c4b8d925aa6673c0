import { type RefObject, useEffect, useState } from 'react';
import type { DraftExercise } from '#web/programs/draft/draft.ts';
import type { Gap } from '#web/programs/prescription/gaps.ts';

/**
 * Where exercises have just been removed from a day, as long as the pointer is on it: no other slides under it, so a
 * double click removes one. The gaps close once the pointer or the focus goes elsewhere.
 */
export function useRemoval(
  within: RefObject<HTMLElement | null>,
  exercises: readonly DraftExercise[] | null,
) {
  const [removed, setRemoved] = useState<readonly Gap[]>([]);
  const gaps = openGaps(removed, exercises);
  const isAny = gaps.length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && within.current && isElsewhere(target, within.current)) setRemoved([]);
    };
    const events = ['pointerdown', 'pointermove', 'focusin'];
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [isAny, within]);

  function leaveGap({ key, name }: DraftExercise, line: HTMLElement | null): void {
    const place = [...(line?.parentElement?.children ?? [])].findIndex(one => one === line);
    if (line && place !== -1) setRemoved([...gaps, { key, name, place, height: line.offsetHeight }]);
  }

  return { gaps, leaveGap, close: () => setRemoved([]) };
}

/** What the place stands in is not elsewhere: a press beside the buttons gives the focus to the whole panel. */
const isElsewhere = (target: Node, place: Node): boolean =>
  !place.contains(target) && !target.contains(place);

/** Without those whose exercise is back. */
export const openGaps = (gaps: readonly Gap[], exercises: readonly DraftExercise[] | null): Gap[] =>
  gaps.filter(gap => !exercises?.some(({ key }) => key === gap.key));
