import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once a box has come near to what is seen: what lies further down is read when it is scrolled to. */
export function useWhenNear<Box extends HTMLElement>(): { box: RefObject<Box | null>; wasNear: boolean } {
  const box = useRef<Box>(null);
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (!watched || wasNear) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [wasNear]);
  return { box, wasNear };
}
