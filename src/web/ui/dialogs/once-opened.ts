import { useState } from 'react';

/** Whether something is open or was: its closing is seen too. */
export function useOnceOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened;
}
