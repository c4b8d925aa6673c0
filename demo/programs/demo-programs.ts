import { ascensionPath } from './ascension/ascension.ts';
import type { DemoProgram } from './writing/demo-program.ts';
import { garrisonConditioning } from './garrison-conditioning.ts';
import { ironFoundation } from './iron-foundation.ts';
import { rebuildAndRise } from './rebuild-and-rise.ts';

export const demoPrograms: DemoProgram[] = [
  rebuildAndRise,
  ironFoundation,
  garrisonConditioning,
  ...ascensionPath.blocks,
];
