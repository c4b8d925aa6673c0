import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

export const useStore = <Value>({ subscribe, now }: Pick<Store<Value>, 'subscribe' | 'now'>): Value =>
  useSyncExternalStore(subscribe, now, now);
