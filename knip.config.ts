import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/** `!` marks what is production: with `--production` what only tests use counts as unused. */
export default {
  entry: [
    'scripts/{start,backup,restore,mail,doctor,move-files,install,test,bench,lighthouse,slow-phone,session-player,grid,paste,draw-clip,check-folders,migration,where}.mjs!',
    'bench/{main,server}.ts!',
    'build/{app-page,contract-for-browser,chunks,icons-apart,public-page-files,screen-files,service-worker,style-parts}.ts!',
    'src/server/{main,backup-main,restore-main,mail-main,doctor-main,move-files-main}.ts!',
    'src/web/features/public-pages/enhance.ts!',
    'src/service-worker/service-worker.ts!',
    'src/server/database/tables/**/*.ts!',
    'src/server/testing/{migrate,servers,api-server}-main.ts',
    'e2e/**/*.spec.ts',
    'e2e/training/golden-loads.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,mjs,css}!',
    'build/**/*.{ts,tsx}!',
    'demo/**/*.ts!',
    'bench/**/*.ts!',
    'scripts/**/*.mjs!',
    'e2e/**/*.ts',
    '!{src,build,demo}/**/*.{test,twin}.{ts,tsx}!',
    '!src/{server,web}/testing/**!',
  ],
  // A test goes through it where it is installed.
  ignoreBinaries: ['pgbouncer'],
  // An export beside its use in the file is there for a test: that is no dead code, only an export more.
  ignoreExportsUsedInFile: isProduction,
} satisfies KnipConfig;
