import type { MouseEvent } from 'react';
import { leadToUnread } from '#web/ui/fields/first-error.ts';

/** Whether a number on the screen could not be read: then its field has the word, and nothing is done. */
export const isSomethingUnread = ({ currentTarget }: MouseEvent<HTMLElement>): boolean =>
  leadToUnread(currentTarget.closest<HTMLElement>('[data-full-screen]') ?? document.body);
