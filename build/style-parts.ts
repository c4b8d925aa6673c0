import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** Where the list is, in the folder of the built app. */
const listName = '.vite/style-parts.json';

/** Text that always holds, a rule with the classes that each of its selectors needs, or what stands within an at-rule. */
type StylePart = string | [rule: string, needs: string[][]] | { within: string; parts: StylePart[] };

/**
 * Writes the app's style down in parts, each with the classes that it is for: a page that is drawn on the server brings
 * along just what it shows, and the whole sheet comes after it.
 */
export function styleParts(): Plugin {
  return {
    name: 'fellowship-style-parts',
    apply: 'build',
    writeBundle: async ({ dir = 'dist/web' }, bundle) => {
      const [sheet, ...others] = Object.keys(bundle).filter(fileName => fileName.endsWith('.css'));
      if (sheet === undefined || others.length > 0) throw new Error('The app has one style sheet');
      const { nodes } = postcss.parse(await readFile(path.join(dir, sheet), 'utf8'));
      await writeFile(path.join(dir, listName), JSON.stringify(partsOf(nodes)));
    },
  };
}

/** Neighbours that always hold become one text. */
function partsOf(nodes: readonly ChildNode[]): StylePart[] {
  const parts: StylePart[] = [];
  for (const part of nodes.flatMap(node => partOf(node))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

function partOf(node: ChildNode): StylePart[] {
  if (node.type === 'rule') return [ruleOf(node)];
  if (node.type !== 'atrule') return [];
  if (!isGroup(node)) return [node.nodes ? String(node) : `${String(node)};`];
  const parts = partsOf(node.nodes ?? []);
  const within = `@${node.name} ${node.params}`.trim();
  return parts.every(part => typeof part === 'string')
    ? [`${within}{${parts.join('')}}`]
    : [{ within, parts }];
}

/** What holds rules; a list of layers holds none. */
const isGroup = ({ name, nodes }: AtRule) =>
  nodes !== undefined && ['layer', 'media', 'supports', 'container'].includes(name);

/** A rule within which others stand goes by its own selector alone. */
function ruleOf(rule: Rule): StylePart {
  const needs = rule.selectors.map(selector => [...new Set(classesIn(selector))]);
  return needs.some(classes => classes.length === 0) ? String(rule) : [String(rule), needs];
}

/** What the inline scripts put on the root element. */
const setByScript = ['dark', 'light', 'elsewhere'];

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;

/** Those that an element, or one around it, has to have; what stands in `:not()` may be missing. */
function classesIn(selector: string): string[] {
  const asked = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(className)]
    .map(([, name = '']) => unescape(name))
    .filter(name => !setByScript.includes(name));
}

const unescape = (name: string): string =>
  name
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_whole, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\(.)/g, '$1');
