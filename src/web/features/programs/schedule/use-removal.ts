import { type RefObject, useEffect, useState } from 'react';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import type { Gap } from '#web/parts/prescriptions/fields/gaps.ts';

/**
 * The gaps of exercises just removed from a day, as long as the pointer is on it: no other slides under it, so a double
 * click removes one. The gaps close once the pointer or the focus goes elsewhere.
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
    const leave = (event: Event) => {
      const { target } = event;
      if (isStill(event) || !(target instanceof Node) || !within.current) return;
      if (isElsewhere(target, within.current)) setRemoved([]);
    };
    const events = ['pointerdown', 'pointermove', 'focusin'];
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [isAny, within]);

  function leaveGap({ key, name }: DraftExercise, line: HTMLElement | null): void {
    const position = [...(line?.parentElement?.children ?? [])].findIndex(one => one === line);
    if (line && position !== -1) setRemoved([...gaps, { key, name, position, height: line.offsetHeight }]);
  }

  return { gaps, leaveGap, close: () => setRemoved([]) };
}

/** Browsers also report a move when the page moves under a pointer that rests, such as for a toast. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** The panel around the place is not elsewhere: a press beside the buttons gives the focus to the whole panel. */
const isElsewhere = (target: Node, place: Node): boolean =>
  !place.contains(target) && !target.contains(place);

/** Gaps without those whose exercise is back. */
export const openGaps = (gaps: readonly Gap[], exercises: readonly DraftExercise[] | null): Gap[] =>
  gaps.filter(gap => !exercises?.some(({ key }) => key === gap.key));
