import { readFileSync } from 'node:fs';
import { childrenOf, type Node, programs, textsOf } from './class-names-of.ts';

/** A text's colour, and what lies under it, from the lowest on. */
type ColourPair = { place: string; text: string; layers: readonly string[] };

type Ground = readonly string[];
type Around = { text: string; grounds: readonly Ground[] };

const theme = readFileSync(new URL('../styles/look.css', import.meta.url), 'utf8');
const tokens = new Set([...theme.matchAll(/--color-([a-z-]+):/g)].map(([, name = '']) => name));

/** What is no colour at all. */
const otherwise =
  /^(transparent|current|inherit|none|clip-text|(linear|gradient|radial)-.*|\[(min|clamp|length|\d).*|\(length:.*)$/;
const noColour: Record<string, RegExp> = {
  text: /^(xs|sm|base|lg|\d?xl|left|right|center|start|end|balance|pretty|wrap|nowrap|ellipsis)(\/\d+)?$/,
};

/** `wash` is the beginning of a gradient, which lies over the ground. */
type Paint = { state: string; kind: 'text' | 'ground' | 'wash'; colour: string };

/** The colours that a class gives; `hover` and the like are states of their own. */
function paintsOf(name: string): Paint[] {
  const [utility = '', ...variants] = name.split(/:(?![^[(]*[\])])/).toReversed();
  const state = variants.filter(variant => variant !== 'base').join(':');
  if (utility === 'bronze')
    return [
      { state, kind: 'text', colour: 'on-accent' },
      { state, kind: 'ground', colour: 'accent-fill' },
    ];
  // What is drawn before or after a text has no text in it.
  if (/\b(before|after)\b/.test(state)) return [];
  const [, kind = '', colour = ''] = /^(text|bg|from|placeholder|marker)-(.+)$/.exec(utility) ?? [];
  if (!tokens.has(colour.split('/')[0] ?? '')) return [];
  return [{ state, kind: kind === 'bg' ? 'ground' : kind === 'from' ? 'wash' : 'text', colour }];
}

function isUnknown(name: string): boolean {
  const [utility = ''] = name.split(/:(?![^[(]*[\])])/).toReversed();
  const [, kind = '', colour = ''] =
    /^(text|bg|from|via|to|fill|stroke|border|ring|outline|decoration)-(.+)$/.exec(utility) ?? [];
  if (/[[(](#|rgb|hsl|oklab|oklch|color)/.test(colour)) return true;
  if (kind !== 'text' && kind !== 'bg') return false;
  return !tokens.has(colour.split('/')[0] ?? '') && !otherwise.test(colour) && !noColour[kind]?.test(colour);
}

const icons = new Map(
  programs.map(({ file, tree }) => [
    file,
    new Set(
      childrenOf(tree)
        .filter(
          ({ type, source }) => type === 'ImportDeclaration' && (source as Node).value === 'lucide-react',
        )
        .flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => String((local as Node).name))),
    ),
  ]),
);

/** All pairs of the app's screens, and the colours that are no tokens. */
export function colourPairs(): { pairs: ColourPair[]; unknown: string[] } {
  const pairs = new Map<string, ColourPair>();
  const unknown: string[] = [];
  for (const { file, tree } of programs) walk(tree, { text: 'ink', grounds: [[]] }, file);
  return { pairs: [...pairs.values()], unknown };

  function walk(node: Node, around: Around, file: string): void {
    const within = node.type === 'JSXElement' ? insideOf(node, around, file) : [around];
    for (const one of within) for (const child of childrenOf(node)) walk(child, one, file);
  }

  function insideOf(element: Node, around: Around, file: string): Around[] {
    const { attributes, name } = element.openingElement as Node & { attributes: Node[]; name: Node };
    const given = attributes.find(one => (one.name as Node | undefined)?.name === 'className');
    if (!given) return [around];
    const looks = alternativesOf(file, given.value).map(text => text.split(/\s+/).filter(Boolean));
    unknown.push(
      ...looks
        .flat()
        .filter(isUnknown)
        .map(one => `${file}: ${one}`),
    );
    const isShape = isTextless(element, attributes, String(name.name), file);
    return looks.flatMap(look => {
      const paints = look.flatMap(paintsOf);
      const states = new Set(['', ...paints.map(({ state }) => state)]);
      return [...states].map(state => {
        // A part's own default, which stands first, gives way to what its user asks for.
        const own = (kind: Paint['kind']) =>
          [state, ''].map(at => paints.findLast(one => one.kind === kind && one.state === at)).find(Boolean)
            ?.colour;
        const text = own('text');
        const layers = [own('ground'), own('wash')].filter(colour => colour !== undefined);
        const inside = {
          text: text ?? around.text,
          grounds: around.grounds.map(ground => [...ground, ...layers]),
        };
        if (isShape || (!text && layers.length === 0)) return inside;
        for (const ground of inside.grounds) {
          const pair = { place: `${file} <${String(name.name)}>`, text: inside.text, layers: ground };
          pairs.set(JSON.stringify(pair), pair);
        }
        return inside;
      });
    });
  }
}

/** Drawings and shapes have the colours of texts, and are none; what nobody is told has no contrast to keep. */
function isTextless(element: Node, attributes: readonly Node[], name: string, file: string): boolean {
  if (/^(svg|g|path|circle|line|rect|polyline)$/.test(name) || icons.get(file)?.has(name)) return true;
  const isEmpty = (element.children as unknown[]).length === 0;
  const isHidden = attributes.some(one => (one.name as Node | undefined)?.name === 'aria-hidden');
  return isHidden || (isEmpty && /^(span|div|i|hr|td|th|li)$/.test(name));
}

/** What a `className` may come to: each part of a `cx` with each of the others, as far as those are few. */
function alternativesOf(file: string, value: unknown): string[] {
  const expression = (value as Node | null)?.expression as Node | undefined;
  const isJoined = expression?.type === 'CallExpression' && (expression.callee as Node).name === 'cx';
  if (!isJoined) return textsOf(file, value);
  return (expression.arguments as Node[]).reduce<string[]>(
    (sofar, part) => {
      const texts = textsOf(file, part);
      const options = part.type === 'LogicalExpression' ? ['', ...texts] : texts;
      if (options.length === 0 || sofar.length * options.length > 2_000) return [...sofar, ...options];
      return sofar.flatMap(one => options.map(other => `${one} ${other}`));
    },
    [''],
  );
}
