import { useState } from 'react';
import { type Fill, undoFill } from './fill.ts';
import type { LogValues, SetRow } from './log-values.ts';

/** A fill as it is told of, beside the buttons it was made with. */
export type Filled = Fill & {
  by: 'buttons' | 'rows';
  announcement: string;
  /** Sets of last time that are more than was asked for. */
  beyond?: readonly SetRow[];
};

export type Fills = {
  /** The last one, as long as there is something of it to take back. */
  last: Filled | undefined;
  put: (after: LogValues, told: Omit<Filled, keyof Fill>) => void;
  undo: () => void;
  forget: () => void;
};

/** What was filled in with one tap, and the way back: one after the other, the last first. */
export function useFills(values: LogValues, onChange: (values: LogValues) => void): Fills {
  const [fills, setFills] = useState<readonly Filled[]>([]);
  const last = fills.findLast(fill => isDifferent(undoFill(values, fill), values));
  return {
    last,
    put: (after, told) => {
      if (!isDifferent(after, values)) return;
      setFills([...fills, { before: values, after, ...told }]);
      onChange(after);
    },
    undo: () => {
      if (!last) return;
      setFills(fills.slice(0, fills.indexOf(last)));
      onChange(undoFill(values, last));
    },
    forget: () => setFills([]),
  };
}

const isDifferent = (a: LogValues, b: LogValues): boolean => JSON.stringify(a) !== JSON.stringify(b);
