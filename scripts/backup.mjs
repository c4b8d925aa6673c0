import { launch } from './launch.mjs';

await launch('backup.js');
