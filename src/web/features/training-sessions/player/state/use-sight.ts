import { useEffect, useRef } from 'react';

/** What comes next is looked at from its top, and the keyboard goes on from the main button where its last one is gone. */
export function useSight(exerciseId: string | null) {
  const dock = useRef<HTMLDivElement>(null);
  const before = useRef(exerciseId);
  useEffect(() => {
    if (before.current === exerciseId) return;
    before.current = exerciseId;
    window.scrollTo(0, 0);
  }, [exerciseId]);
  const wasWithin = useRef(false);
  useEffect(() => {
    const { current } = dock;
    const { activeElement } = document;
    if (wasWithin.current && activeElement === document.body)
      current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
    wasWithin.current = current?.contains(document.activeElement) ?? false;
  });
  return {
    ref: dock,
    onFocus: () => {
      wasWithin.current = true;
    },
  };
}
