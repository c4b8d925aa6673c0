import { launch } from './launch.mjs';

await launch('doctor.js');
