import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** A node of the syntax tree, as the parser has it. */
type Node = { type: string; [key: string]: unknown };

const web = new URL('../../', import.meta.url);
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx') && !file.includes('.test.'))
  .map(file => ({
    file,
    tree: parseSync(file, readFileSync(new URL(file, web), 'utf8')).program as never as Node,
  }));

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The elements that a node shows side by side, whatever they hang on. */
function elementsIn(node: unknown): Node[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXElement':
      return [node];
    case 'JSXFragment':
      return (node.children as Node[]).flatMap(elementsIn);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return elementsIn(node.expression);
    case 'LogicalExpression':
      return elementsIn(node.right);
    case 'ConditionalExpression':
      return [...elementsIn(node.consequent), ...elementsIn(node.alternate)];
    default:
      return [];
  }
}

const openingOf = (element: Node) => element.openingElement as { name: Node; attributes: Node[] };
const nameOf = (element: Node): string => String(openingOf(element).name.name);
const valueOf = (element: Node, name: string): unknown =>
  (openingOf(element).attributes.find(one => (one.name as Node | undefined)?.name === name)?.value as Node)
    ?.value;

const wordsOf = (element: Node): string =>
  (element.children as Node[])
    .map(child =>
      child.type === 'JSXText'
        ? String(child.value)
        : isNode(child) && child.type === 'JSXElement'
          ? wordsOf(child)
          : '',
    )
    .join(' ')
    .trim();

const isButton = (element: Node) => /^(Button|DialogClose)$/.test(nameOf(element));
const isPrimary = (element: Node) =>
  /^(primary|danger)$/.test(String(valueOf(element, 'variant'))) || valueOf(element, 'type') === 'submit';

/** A way out leaves things as they are. */
const isWayOut = (element: Node) =>
  nameOf(element) === 'DialogClose' ||
  /^(Cancel|Close|Discard|Leave|Keep|Not |No\b|Back)/.test(wordsOf(element));

/** Buttons side by side in a file: in an element, and in the footer of a dialog. */
function rowsIn(node: Node): Node[][] {
  const below = Object.values(node).flat().filter(isNode).flatMap(rowsIn);
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return below;
  return [(node.children as Node[]).flatMap(elementsIn).filter(isButton), ...below];
}

it('what a row of buttons is for stands last, behind the way out: in dialogs, forms and bars alike', () => {
  const rows = screens.flatMap(({ file, tree }) => rowsIn(tree).map(row => ({ file, row })));
  const asked = rows.filter(({ row }) => row.some(isPrimary) && row.some(isWayOut));
  expect(asked.length).toBeGreaterThan(50);
  const wrong = asked.filter(({ row }) => row.findLastIndex(isWayOut) > row.findIndex(isPrimary));
  expect(wrong.map(({ file, row }) => `${file}: ${row.map(wordsOf).join(', ')}`)).toEqual([]);
});
