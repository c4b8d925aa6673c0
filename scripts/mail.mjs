import { launch } from './launch.mjs';

await launch('mail.js');
