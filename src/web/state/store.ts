/** A value that several parts of a page share; `useStore` draws whoever shows it anew when it changes. */
export type Store<Value> = {
  now: () => Value;
  set: (next: Value) => void;
  /** The answer ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** `whileHeard` begins with the first listener, and what it answers is called after the last one: for news from outside. */
export function createStore<Value>(first: Value, whileHeard?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  let stop: (() => void) | undefined;
  return {
    now: () => value,
    set: next => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      if (listeners.size === 1) stop = whileHeard?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}
