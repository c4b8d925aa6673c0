import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type Rollup } from 'vite';
import type { Built } from '../src/web/features/public-pages/draw-for-brand.tsx';
import { themeScript } from '../src/web/ui/look/theme-before-paint.ts';

/** Where it is written down, in the folder of the built app. */
const listName = '.vite/public-pages.json';

/** Builds what the public pages are drawn with when they are served: their style, and their few lines of script. */
export function publicPageFiles(): Plugin {
  return {
    name: 'fellowship-public-pages',
    apply: 'build',
    generateBundle: {
      // The app's style is there last.
      order: 'post',
      async handler(_options, bundle) {
        const appCss = `/${Object.keys(bundle).find(name => name.endsWith('.css'))}`;
        const { emitted, ...files } = await builtFiles();
        for (const { fileName, source } of emitted) {
          if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
        }
        const list: Built = { ...files, themeScript, appCss };
        this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(list) });
      },
    },
  };
}

/** Apart from the app, so that they hold nothing of it. */
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
      rollupOptions: { input: 'src/web/features/public-pages/enhance.ts' },
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
