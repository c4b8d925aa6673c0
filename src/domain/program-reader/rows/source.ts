/** A text by its lines, without its mark of order. */
export type Source = {
  text: string;
  /** Offsets at which each line begins, and its line break. */
  starts: number[];
  ends: number[];
};

/** Line breaks of every system: LF, CRLF, CR alone. */
export function sourceOf(given: string): Source {
  const text = given.charCodeAt(0) === 0xfeff ? given.slice(1) : given;
  const starts = [0];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign !== 10 && sign !== 13) continue;
    ends.push(at);
    if (sign === 13 && text.charCodeAt(at + 1) === 10) at += 1;
    starts.push(at + 1);
  }
  ends.push(text.length);
  return { text, starts, ends };
}

export const lineText = ({ text, starts, ends }: Source, index: number): string =>
  text.slice(starts[index], ends[index]);
