import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const fromLucide = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g;

/** What each icon's module reads once more, for who takes its lines by their old name: it would stay in every file. */
const readForNobody = '__iconData.node;';

/** Each icon from its own module, so that it goes into the file of the screen that shows it. */
export function iconsApart(): Plugin {
  let fileOf: Promise<Map<string, string>> | undefined;
  return {
    name: 'fellowship-icons-apart',
    apply: 'build',
    transform: {
      filter: {
        id: /\/(src\/web\/.*\.tsx?|lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs)$/,
        code: 'lucide-react',
      },
      async handler(code, id) {
        if (id.endsWith('.mjs')) return { code: code.replace(readForNobody, ''), map: null };
        const files = await (fileOf ??= iconFiles());
        const apart = code.replace(fromLucide, (_whole, names: string) =>
          names
            .split(',')
            .map(name => name.trim())
            .filter(name => name !== '')
            .map(name => importOf(name, files))
            .join(' '),
        );
        return { code: apart, map: null };
      },
    },
  };
}

function importOf(named: string, files: Map<string, string>): string {
  const [name = '', local = name] = named.split(/\s+as\s+/);
  const file = files.get(name);
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
  return `import ${local} from 'lucide-react/icons/${file}';`;
}

/** The package's own list: under which names it exports which icon. */
async function iconFiles(): Promise<Map<string, string>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
  const list = await readFile(path.join(folder, 'dist/esm/lucide-react.mjs'), 'utf8');
  const exported = list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}
