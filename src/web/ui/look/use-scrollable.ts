import { useEffect, useRef, useState } from 'react';

/**
 * Whether a box has more in it than it shows: only then does it need to be reached by the keyboard, to be
 * scrolled with the arrow keys. Attach `ref` to the box; its direct children are watched too.
 */
export function useScrollable<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () =>
      setScrollable(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    for (const watched of [box, ...box.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, scrollable };
}
