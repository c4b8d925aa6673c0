import type { Range } from '#server/files/folder/file-folder.ts';

/** The bytes that a `Range` asks for: null for all of them, as where it asks for several parts; 'beyond' where there are none. */
export function rangeIn(header: string | undefined, bytes: number): Range | null | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return from > to ? 'beyond' : { from, to };
}
