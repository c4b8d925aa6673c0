import { useEffect, useState } from 'react';

const pauseMs = 250;

/** The text once typing has paused, so that not every letter asks the server; what is cleared is so at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
