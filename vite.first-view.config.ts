import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The screens for the server, which draws the first view of a page, and the public pages whole; packages and all, so that
 * it is loaded in one piece.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/first-view',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        'main-on-server': 'src/web/main-on-server.tsx',
        'draw-for-brand': 'src/web/features/public-pages/draw-for-brand.tsx',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
