import { defineConfig } from 'vite';

/** Bundles our own server code; packages stay outside, loaded from node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        backup: 'src/server/backup-main.ts',
        'move-files': 'src/server/move-files-main.ts',
        restore: 'src/server/restore-main.ts',
        mail: 'src/server/mail-main.ts',
        doctor: 'src/server/doctor-main.ts',
        bench: 'bench/main.ts',
        'bench-server': 'bench/server.ts',
        'servers-for-tests': 'src/server/testing/servers-main.ts',
        demo: 'demo/main.ts',
        'clip-program': 'src/server/attachments/clip-program.mjs',
        'reading-thread': 'src/server/program-reading/reading-thread.ts',
        'decode-pictures': 'src/server/pictures/decode-pictures.mjs',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
