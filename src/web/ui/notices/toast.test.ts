import { expect, it } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToToasts } from './toast.ts';

it('shows one toast at a time: a new one replaces the one before', () => {
  showToast({ title: 'Progress logged successfully' });
  showToast({ title: 'Error', description: 'Failed to log progress', tone: 'danger' });
  expect(currentToast()).toMatchObject({ title: 'Error', tone: 'danger' });
});

it('keeps the new toast when the one before runs out', () => {
  showToast({ title: 'first' });
  const first = currentToast()?.id ?? 0;
  showToast({ title: 'second' });
  dismissToast(first);
  expect(currentToast()?.title).toBe('second');
});

it('treats the same words said again as a new toast', () => {
  showToast({ title: 'Saved' });
  const before = currentToast()?.id;
  showToast({ title: 'Saved' });
  expect(currentToast()?.id).not.toBe(before);
});

it('tells its listeners of a toast coming and going, until they stop listening', () => {
  const heard: (string | undefined)[] = [];
  const stop = subscribeToToasts(() => heard.push(currentToast()?.title));
  showToast({ title: 'Saved' });
  dismissToast(currentToast()?.id ?? 0);
  stop();
  showToast({ title: 'unheard' });
  expect(heard).toEqual(['Saved', undefined]);
});
