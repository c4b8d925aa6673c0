import { twMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { type Node, programs, textsOf, visit } from './class-names-of.ts';

/** The classes of a text that others in it, further on, contradict. */
function lostIn(text: string): string[] {
  const left = new Set(twMerge(text).split(/\s+/));
  return text.split(/\s+/).filter(name => name !== '' && !left.has(name));
}

/** The classes of the first that a class of the second contradicts. */
function contradicted(first: string, second: string): string[] {
  const alone = lostIn(first);
  return lostIn(`${first} ${second}`).filter(name => !alone.includes(name));
}

const clashesOf = (place: string, first: readonly string[], second: readonly string[]) =>
  first.flatMap(one =>
    second.flatMap(other => contradicted(one, other).map(name => `${place}: ${name} and ${other}`)),
  );

/** What parts give themselves beside the classes of whoever uses them. */
const ownOf = new Map<string, string[]>();
const within: string[] = [];
for (const { file, tree } of programs)
  visit(tree, (node, owner) => {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'cx') return;
    const given = node.arguments as Node[];
    const texts = given.map(one => textsOf(file, one));
    for (const [index, text] of texts.entries())
      within.push(...clashesOf(file, text, texts.slice(index + 1).flat()));
    if (given.some(({ name }) => name === 'className'))
      ownOf.set(owner, [...(ownOf.get(owner) ?? []), ...texts.flat()]);
  });

it('no two classes of a part contradict each other: the order of the style sheet would choose', () => {
  expect(within).toEqual([]);
});

it('what a part gives itself gives way to what its user asks for', () => {
  const clashes: string[] = [];
  for (const { file, tree } of programs)
    visit(tree, node => {
      const own = node.type === 'JSXOpeningElement' && ownOf.get(String((node.name as Node).name));
      const given =
        own &&
        (node.attributes as Node[]).find(({ name }) => (name as Node | undefined)?.name === 'className');
      if (given) clashes.push(...clashesOf(file, own, textsOf(file, given.value)));
    });
  expect(ownOf.get('Button')?.join(' ')).toContain('base:px-4');
  expect(clashes).toEqual([]);
});
