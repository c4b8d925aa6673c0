import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { headTags } from '../src/web/install/head-tags.ts';

/** Makes the app installable: the links to its manifest, and /service-worker.js. */
export function installableApp(): Plugin {
  let publicDir = '';
  return {
    name: 'fellowship-installable-app',
    transformIndexHtml: () => headTags.map(({ tag, attrs }) => ({ tag, attrs, injectTo: 'head' as const })),
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const ofPublic = await publicFiles(publicDir);
        const files = [...precachedFiles(bundle), ...Object.keys(ofPublic)];
        const source = await bundledWorker({
          version: hashOf([...files, ...Object.values(ofPublic)]),
          files: files.map(file => `/${file}`),
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

/** Modules of the app, by what of them is kept on the device. */
export const modulesKept = {
  start: ['src/web/main.tsx'],
  /** Only for who has a signal: they are not kept until they are opened. */
  not: [
    'src/web/features/setup/Setup.tsx',
    'src/web/session/SignIn.tsx',
    'src/web/session/Invitation.tsx',
    'src/web/session/Password.tsx',
  ],
  /** The coach's screens come when they are opened, each for itself; the frame around them can always say so. */
  notFollowed: ['src/web/shell/Console.tsx'],
};

/** What a member needs: everything the app loads for them, now or later; the style, and its fonts in Latin letters. */
function precachedFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const kept = new Set<string>();
  const take = (fileName: string) => {
    const chunk = byName.get(fileName);
    if (!chunk || kept.has(fileName) || holds(chunk, modulesKept.not)) return;
    kept.add(fileName);
    for (const needed of chunk.imports) take(needed);
    if (!holds(chunk, modulesKept.notFollowed)) for (const later of chunk.dynamicImports) take(later);
  };
  for (const chunk of chunks) if (holds(chunk, modulesKept.start)) take(chunk.fileName);
  const look = Object.keys(bundle).filter(
    name => name.endsWith('.css') || /latin-(?!ext).*\.woff2$/.test(name),
  );
  return [...kept, ...look];
}

const holds = ({ moduleIds }: Rollup.OutputChunk, files: readonly string[]): boolean =>
  files.some(file => moduleIds.includes(path.resolve(file)));

async function publicFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name));
  const contents = files.map(async file => [path.relative(folder, file), await readFile(file, 'base64')]);
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>;
}

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);

/** One classic script: not every browser has workers made of modules. */
async function bundledWorker(built: { version: string; files: string[] }): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FELLOWSHIP_BUILT: JSON.stringify(built) },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: 'src/service-worker/service-worker.ts', output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  return result.output[0].code;
}
