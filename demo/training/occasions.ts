import { linesByHeading } from '../content/content.ts';
import type { Happening, Occasion } from './happening.ts';

const squats = ({ exercise }: Happening) => exercise.endsWith('Squat');
const pulls = ({ exercise }: Happening) => exercise.includes('Deadlift') || exercise === 'Power Clean';
const presses = ({ exercise }: Happening) => exercise.endsWith('Press');
const jumps = ({ exercise }: Happening) => !/Medicine Ball|Push-up/.test(exercise);
const isLoaded = ({ category }: Happening) => category === 'Strength' || category === 'Calisthenics';

const said = linesByHeading('training/remarks.txt');

const remarks = (...headings: string[]) =>
  headings.flatMap(heading => {
    const lines = said.get(heading);
    if (!lines) throw new Error(`No remarks stand under ${heading}`);
    return lines;
  });

/** The first that fits is the one that is spoken of. */
export const occasions: Occasion[] = [
  { fits: ({ isMain, isRecord }) => isMain && isRecord, likely: 0.3, said: remarks('record') },
  { fits: ({ isMain, isStuck }) => isMain && isStuck, likely: 0.25, said: remarks('stuck') },
  { fits: ({ isMain, fellShort }) => isMain && fellShort, likely: 0.6, said: remarks('fell short') },
  { fits: happening => happening.mood === 'bad' && isLoaded(happening), likely: 0.2, said: remarks('tired') },
  { fits: ({ isMain, isLightWeek }) => isMain && isLightWeek, likely: 0.22, said: remarks('light week') },
  {
    fits: happening => happening.isFirstWeek && isLoaded(happening),
    likely: 0.2,
    said: remarks('first week'),
  },
  {
    fits: happening => happening.isMain && squats(happening),
    likely: 0.12,
    said: remarks('any lift', 'squats'),
  },
  {
    fits: happening => happening.isMain && pulls(happening),
    likely: 0.12,
    said: remarks('any lift', 'pulls'),
  },
  {
    fits: happening => happening.isMain && presses(happening),
    likely: 0.12,
    said: remarks('any lift', 'presses'),
  },
  { fits: ({ category }) => category === 'Strength', likely: 0.06, said: remarks('strength') },
  { fits: ({ category }) => category === 'Calisthenics', likely: 0.08, said: remarks('calisthenics') },
  {
    fits: ({ category, mood }) => category === 'Aerobic' && mood === 'bad',
    likely: 0.3,
    said: remarks('tired aerobic'),
  },
  { fits: ({ category }) => category === 'Aerobic', likely: 0.16, said: remarks('aerobic') },
  {
    fits: happening => happening.category === 'Plyometric' && jumps(happening),
    likely: 0.08,
    said: remarks('jumps'),
  },
  { fits: ({ category }) => category === 'Isometric', likely: 0.06, said: remarks('isometric') },
  { fits: ({ category }) => category === 'Mobility', likely: 0.025, said: remarks('mobility') },
];
