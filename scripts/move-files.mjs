import { launch } from './launch.mjs';

await launch('move-files.js');
