import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of the syntax tree, as the parser has it. */
export type Node = { type: string; [key: string]: unknown };

const web = new URL('../', import.meta.url);
export const programs = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
  .map(file => ({
    file,
    tree: parseSync(file, readFileSync(new URL(file, web), 'utf8')).program as never as Node,
  }));

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

export function visit(node: Node, look: (node: Node, owner: string) => void, owner = ''): void {
  const name = node.type === 'FunctionDeclaration' && isNode(node.id) ? String(node.id.name) : owner;
  look(node, name);
  for (const child of childrenOf(node)) visit(child, look, name);
}

/** What constants are set to, by name, in each file. */
const constants = new Map<string, Map<string, Node>>();
for (const { file, tree } of programs)
  visit(tree, node => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return;
    // What is taken apart has no name of its own: kept, it would be found under `undefined`.
    if (node.id.type !== 'Identifier') return;
    const name = String(node.id.name);
    constants.set(name, (constants.get(name) ?? new Map<string, Node>()).set(file, node.init));
  });

/** The file's own, or that of any other, which it may have imported. */
function constantOf(name: string, file: string): Node[] {
  const byFile = constants.get(name) ?? new Map<string, Node>();
  const own = byFile.get(file);
  return own ? [own] : [...byFile.values()];
}

/** What a property is set to anywhere in an object, or in a table of such. */
function valuesAt(file: string, node: unknown, name: string, depth = 0): Node[] {
  // Constants of one name in two files may seem to be made of each other.
  if (!isNode(node) || depth > 6) return [];
  if (node.type === 'Identifier')
    return constantOf(String(node.name), file).flatMap(one => valuesAt(file, one, name, depth + 1));
  if (node.type === 'MemberExpression') return valuesAt(file, node.object, name, depth + 1);
  if (node.type !== 'ObjectExpression') return [];
  return (node.properties as (Node & { key?: Node; value: Node })[]).flatMap(({ key, value }) =>
    key?.name === name ? [value] : valuesAt(file, value, name, depth + 1),
  );
}

/** The texts that an expression may come to, one beside the other. */
export function textsOf(file: string, node: unknown, depth = 0): string[] {
  if (!isNode(node) || depth > 6) return [];
  const all = (...parts: unknown[]) => parts.flat().flatMap(part => textsOf(file, part, depth + 1));
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ')];
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'LogicalExpression':
      return all(...(node.operator === '&&' ? [] : [node.left]), node.right);
    case 'Identifier':
      return all(constantOf(String(node.name), file));
    case 'MemberExpression':
      return node.computed
        ? all(node.object)
        : all(valuesAt(file, node.object, String((node.property as Node).name)));
    case 'ObjectExpression':
      return all((node.properties as Node[]).map(({ value }) => value));
    case 'CallExpression':
      return /^(cx|cva)$/.test(String((node.callee as Node).name)) ? all(node.arguments) : all(node.callee);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return all(node.expression);
    default:
      return [];
  }
}
