import { useEffect, useState } from 'react';

type Options = {
  /** There is no such file on this device any more. Stays the same from drawing to drawing. */
  onGone?: (key: string) => void;
};

/** Where a file that is kept on this device can be seen; empty until it is there, and where there is none. */
export function useFileAddress(key: string, { onGone }: Options = {}): string {
  const [seen, setSeen] = useState({ key: '', address: '' });
  useEffect(() => {
    if (key === '') return undefined;
    let address = '';
    let isLeft = false;
    void import('./file-store.ts')
      .then(files => files.findFile(key))
      .then(file => {
        if (isLeft) return undefined;
        if (file === null) return onGone?.(key);
        address = URL.createObjectURL(file.blob);
        return setSeen({ key, address });
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [key, onGone]);
  return seen.key === key ? seen.address : '';
}
