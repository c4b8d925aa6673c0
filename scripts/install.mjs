import { install } from './prepare.mjs';
import { checkNode, project } from './project.mjs';
import { endOnSignals } from './run.mjs';

// Whoever takes up a change that brings packages has them, before what is checked complains that they are not there.
checkNode();
process.chdir(project);
endOnSignals();
await install();
