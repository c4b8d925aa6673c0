import { type ComponentType, useState } from 'react';
import { type LazyPart, useFetched } from '#web/ui/loading/lazy-part.ts';

/** What opens, from its first opening on: closing it is seen too. */
export function useOnceOpened<Props extends object>(
  part: LazyPart<Props>,
  isOpen: boolean,
): ComponentType<Props> | null {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return useFetched(part, wasOpened);
}
