import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

/** What an endpoint is checked with. The browser trusts the server's answers; only its forms check what is typed. */
const schemas = ['body', 'params', 'query', 'response'];

const ofContract = /\/src\/contract\/[^?]+\.ts(\?whole)?$/;
const ofScreens = /\/src\/web\/.*\.tsx?$/;
const whole = '?whole';

/**
 * Takes the schemas out of the browser's contract: they are its largest part, and to make them takes a slow phone a
 * fifth of a second. A form that names one (`signUp.body`) gets it from the whole contract, a module of its own that is
 * loaded with the form.
 */
export function contractForBrowser(): Plugin {
  return {
    name: 'fellowship-contract-for-browser',
    apply: 'build',
    transform: {
      filter: { id: [ofContract, ofScreens] },
      async handler(code, id) {
        const program = this.parse(code);
        const edits = ofContract.test(id) ? await contractEdits(program, id) : formEdits(program, code);
        return { code: edited(code, edits), map: null };
      },
    },
  };
}

type Edit = { start: number; end: number; text: string };

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);

/** Each constant marked as free of side effects; without schemas, or leaning on others that are whole too. */
async function contractEdits({ body }: ESTree.Program, id: string): Promise<Edit[]> {
  const isWhole = id.endsWith(whole);
  const constants = body
    .flatMap(valuesMade)
    .flatMap(made => [
      { start: made.start, end: made.start, text: '/* @__PURE__ */ (() => (' },
      ...(isWhole ? [] : schemasOf(made)),
      { start: made.end, end: made.end, text: '))()' },
    ]);
  return isWhole
    ? [...constants, ...(await wholeImports(body.flatMap(importOf), path.dirname(id)))]
    : constants;
}

/** What has no endpoints is the same for everyone. */
async function wholeImports(imports: readonly ESTree.ImportDeclaration[], folder: string): Promise<Edit[]> {
  const edits = imports.map(async ({ source }) => {
    const file = fileOf(source.value, folder);
    const text = file ? await readFile(file, 'utf8') : '';
    return text.includes('endpoint({') ? [put(source, `'${source.value}${whole}'`)] : [];
  });
  return (await Promise.all(edits)).flat();
}

/** Of the contract, as a neighbour or by its folder. */
function fileOf(name: string, folder: string): string | undefined {
  if (name.startsWith('./')) return path.join(folder, name);
  return name.startsWith('#contract/') ? path.join(process.cwd(), 'src', name.slice(1)) : undefined;
}

const runsNothing = ['ArrowFunctionExpression', 'FunctionExpression', 'Literal'];

function valuesMade(statement: ESTree.Statement | ESTree.ModuleDeclaration): ESTree.Expression[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ init }) => (init && !runsNothing.includes(init.type) ? [init] : []));
}

/** Of `endpoint({ … })`, each with the comma after it. Endpoints share nothing but schemas. */
function schemasOf(made: ESTree.Expression): Edit[] {
  const isEndpoint =
    made.type === 'CallExpression' && made.callee.type === 'Identifier' && made.callee.name === 'endpoint';
  const description = isEndpoint ? made.arguments[0] : undefined;
  if (description?.type !== 'ObjectExpression') return [];
  const { properties, end } = description;
  return properties.flatMap((part, index) =>
    isSchema(part) ? { start: part.start, end: properties[index + 1]?.start ?? end - 1, text: '' } : [],
  );
}

const isSchema = (part: ESTree.ObjectPropertyKind): boolean =>
  part.type === 'SpreadElement' ||
  (part.type === 'Property' && part.key.type === 'Identifier' && schemas.includes(part.key.name));

const importOf = (statement: ESTree.Statement | ESTree.ModuleDeclaration): ESTree.ImportDeclaration[] =>
  statement.type === 'ImportDeclaration' ? [statement] : [];

const put = ({ start, end }: { start: number; end: number }, text: string): Edit => ({ start, end, text });

/** `signUp.body` becomes `signUp$whole.body`, with an import of that. */
function formEdits({ body }: ESTree.Program, code: string): Edit[] {
  return body
    .flatMap(importOf)
    .filter(({ source }) => source.value.startsWith('#contract/'))
    .flatMap(({ source, specifiers }) =>
      specifiers.flatMap(({ local, ...named }) => {
        const uses = [
          ...code.matchAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${local.name}(?=\\.body\\b)`, 'g')),
        ];
        if (uses.length === 0 || !('imported' in named) || named.imported.type !== 'Identifier') return [];
        const name = `${local.name}$whole`;
        return [
          put(
            { start: 0, end: 0 },
            `import { ${named.imported.name} as ${name} } from '${source.value}${whole}';\n`,
          ),
          ...uses.map(({ index }) => put({ start: index, end: index + local.name.length }, name)),
        ];
      }),
    );
}
