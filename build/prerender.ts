import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type Rollup, runnerImport } from 'vite';
import type * as PageDocument from './page-document.tsx';

/** Makes the public pages into HTML that needs nothing else to be read, in `pages/` of the built app. */
export function prerenderedPages(): Plugin {
  return {
    name: 'fellowship-public-pages',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = await builtFiles();
      for (const { fileName, source } of files.emitted) {
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
      }
      const { module } = await runnerImport<typeof PageDocument>('./build/page-document.tsx', {
        configFile: false,
        mode: 'production',
      });
      for (const [name, source] of module.pageDocuments(files)) {
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source });
      }
    },
  };
}

/** Their style and their few lines of script, built apart from the app so that they hold nothing of it. */
async function builtFiles() {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: { input: 'src/web/public-pages/enhance.ts' },
    },
  })) as Rollup.RollupOutput;
  const chunks = result.output.filter(file => file.type === 'chunk');
  const assets = result.output.filter(file => file.type === 'asset');
  const css = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  const others = assets.filter(({ fileName }) => !fileName.endsWith('.css'));
  return {
    css: css.map(({ source }) => String(source)).join(''),
    script: `/${chunks.find(({ isEntry }) => isEntry)?.fileName}`,
    fonts: others.map(({ fileName }) => `/${fileName}`).filter(fileName => fileName.endsWith('.woff2')),
    emitted: [...others, ...chunks.map(({ fileName, code }) => ({ fileName, source: code }))],
  };
}
