import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('tells each listener of what is new, and of nothing that stays as it is', () => {
  const store = createStore('dark');
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.now()));
  store.set('light');
  store.set('light');
  store.set('dark');
  stop();
  store.set('light');
  expect(heard).toEqual(['light', 'dark']);
  expect(store.now()).toBe('light');
});

it('hears news from outside from its first listener to its last, and again with the next', () => {
  const heard: string[] = [];
  const store = createStore(0, () => {
    heard.push('begins');
    return () => heard.push('ends');
  });
  const [stopFirst, stopSecond] = [store.subscribe(() => {}), store.subscribe(() => {})];
  stopFirst();
  stopFirst();
  expect(heard).toEqual(['begins']);
  stopSecond();
  store.subscribe(() => {});
  expect(heard).toEqual(['begins', 'ends', 'begins']);
});
