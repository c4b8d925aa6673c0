import { ascensionBlockOne } from './ascension-block-one.ts';
import type { DemoProgram } from './demo-program.ts';
import { garrisonConditioning } from './garrison-conditioning.ts';
import { ironFoundation } from './iron-foundation.ts';
import { rebuildAndRise } from './rebuild-and-rise.ts';

export const demoPrograms: DemoProgram[] = [
  rebuildAndRise,
  ironFoundation,
  garrisonConditioning,
  ascensionBlockOne,
];
