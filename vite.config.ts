import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appPage } from './build/app-page.ts';
import { contractForBrowser } from './build/contract-for-browser.ts';
import { chunks } from './build/chunks.ts';
import { iconsApart } from './build/icons-apart.ts';
import { publicPageFiles } from './build/public-page-files.ts';
import { screenFiles } from './build/screen-files.ts';
import { installableApp } from './build/service-worker.ts';
import { styleParts } from './build/style-parts.ts';

export default defineConfig({
  plugins: [
    contractForBrowser(),
    iconsApart(),
    react(),
    tailwindcss(),
    appPage(),
    screenFiles(),
    styleParts(),
    publicPageFiles(),
    installableApp(),
    compressed(),
  ],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // A browser from before 2023 fetches a part a little later, and no page carries what it would need.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks() }] } },
    },
  },
  // The host stays the browser's own, or every write would look as if it came from another site.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});

/** Writes each file's .br and .gz beside it, so that the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: 'fellowship-compressed',
    apply: 'build',
    writeBundle: async ({ dir = 'dist/web' }) => {
      const folder = path.resolve(dir);
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter(file => /\.(js|css|svg|json)$/.test(file) && file !== 'service-worker.js');
      await Promise.all(texts.map(file => compress(path.join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
