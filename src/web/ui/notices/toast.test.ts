import { expect, it } from 'vitest';
import { dismissToast, shownToast, showToast } from './toast.ts';

it('shows one toast at a time: a new one replaces the one before', () => {
  showToast({ title: 'Progress logged successfully' });
  showToast({ title: 'Error', description: 'Failed to log progress', tone: 'danger' });
  expect(shownToast.now()).toMatchObject({ title: 'Error', tone: 'danger' });
});

it('keeps the new toast when the one before runs out', () => {
  showToast({ title: 'first' });
  const first = shownToast.now()?.id ?? 0;
  showToast({ title: 'second' });
  dismissToast(first);
  expect(shownToast.now()?.title).toBe('second');
});

it('treats the same words said again as a new toast', () => {
  showToast({ title: 'Saved' });
  const before = shownToast.now()?.id;
  showToast({ title: 'Saved' });
  expect(shownToast.now()?.id).not.toBe(before);
});

it('tells its listeners of a toast coming and going, until they stop listening', () => {
  const heard: (string | undefined)[] = [];
  const stop = shownToast.subscribe(() => heard.push(shownToast.now()?.title));
  showToast({ title: 'Saved' });
  dismissToast(shownToast.now()?.id ?? 0);
  stop();
  showToast({ title: 'unheard' });
  expect(heard).toEqual(['Saved', undefined]);
});
