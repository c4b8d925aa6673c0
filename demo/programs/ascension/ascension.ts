import { ascensionBlockOne } from './block-one.ts';
import { ascensionBlockTwo } from './block-two.ts';
import { ascensionBlockThree } from './block-three.ts';
import { ascensionBlockFour } from './block-four.ts';
import { ascensionBlockFive } from './block-five.ts';
import { ascensionBlockSix } from './block-six.ts';
import { ascensionBlockSeven } from './block-seven.ts';
import { ascensionBlockEight } from './block-eight.ts';
import { ascensionBlockNine } from './block-nine.ts';
import { ascensionBlockTen } from './block-ten.ts';

/** The path that the programs page tells of: 36 weeks in ten blocks, each a program of its own. */
export const ascensionPath = {
  name: 'Ascension Strength Program',
  blocks: [
    ascensionBlockOne,
    ascensionBlockTwo,
    ascensionBlockThree,
    ascensionBlockFour,
    ascensionBlockFive,
    ascensionBlockSix,
    ascensionBlockSeven,
    ascensionBlockEight,
    ascensionBlockNine,
    ascensionBlockTen,
  ],
};
