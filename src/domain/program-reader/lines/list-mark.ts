/** A line of a list without its mark. */
export type Listed = { text: string; isListed: boolean; isIndented: boolean };

const mark = /^(?:[-–—*•‣◦▪▫●○■□☐☑☒✓✔✅►▸→>·]|\[[ xX]?\]|\(?\d{1,2}[.)]|\d{1,2}️?⃣|[a-hA-H]\))(?=\s)\s+/u;

/** A line without the marks of its list: `- [ ] Back Squat`, `1. Back Squat`, `☐ Back Squat`. */
export function withoutListMark(line: string): Listed {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  let text = line.trim();
  let isListed = false;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    isListed = true;
    text = text.slice(found[0].length);
  }
  return { text, isListed, isIndented: indent.length >= 2 || indent.includes('\t') };
}
