import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** As the build writes them down (`build/style-parts.ts`). */
type StylePart = string | [rule: string, needs: string[][]] | { within: string; parts: StylePart[] };

/** The rules of the app's style that an HTML text needs; null where the build has written none down. */
export type StyleFor = (html: string) => string | null;

export async function pageStyle(webFolder: string): Promise<StyleFor> {
  const parts = await readParts(path.join(webFolder, '.vite/style-parts.json'));
  return html => parts && styleOf(parts, classesIn(html));
}

async function readParts(file: string): Promise<StylePart[] | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StylePart[];
  } catch {
    return null;
  }
}

/** The characters that React escapes in a class. */
const written: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&#x27;': "'" };

function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of names.split(' '))
      classes.add(name.replaceAll(/&(amp|gt|lt|#x27);/g, found => written[found] ?? found));
  return classes;
}

const styleOf = (parts: readonly StylePart[], classes: ReadonlySet<string>): string =>
  parts.map(part => textOf(part, classes)).join('');

function textOf(part: StylePart, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) {
    const [rule, needs] = part;
    return needs.some(names => names.every(name => classes.has(name))) ? rule : '';
  }
  const inner = styleOf(part.parts, classes);
  return inner && `${part.within}{${inner}}`;
}
