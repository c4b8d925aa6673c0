import { launch } from './launch.mjs';

await launch('restore.js');
