import { chanceOf } from '../founding/chance.ts';

/** What some wrote last, by first name. */
export const lastWords: Readonly<Record<string, string>> = {
  Peter:
    'Grateful that the knee is a 2 and not a 4. Beside me: night shifts from Monday, so tell me what I may leave out.',
  Ruth: 'My youngest asked to come along on Saturday. She carried the small kettlebell all the way home.',
  Daniel: 'The generator held, so I slept. Pray for my brother’s court date on Thursday.',
  Eunice: 'My mother came home. I walked six days of seven and thanked God on each.',
  Priscilla: 'I used to count what I could not do. This week I forgot to.',
  Silas: 'I was not there, and I did not write. Nothing is wrong but me. Ask me again on Wednesday.',
  Isaac: 'For cold mornings and a warm wife. I need somebody to hold me to bed by ten.',
  Hannah: 'The choir is back. I sang with lungs I did not have in spring.',
};

const words = [
  'Grateful for a quiet week.',
  'For bread, work and a bar that waits for me.',
  'Slept too little and it shows. I will put the phone in the kitchen.',
  'For my brothers on Tuesday: I would have gone home without them.',
  'Hard week at work. The hour before dawn kept me upright.',
  'For rain after the long dry weeks.',
  'Grateful that nothing hurts. That was not so in spring.',
  'I gave in on Thursday and began again on Friday.',
] as const;

export function wordsOf(seed: string): string {
  const chance = chanceOf(seed);
  return chance.happens(0.55) ? chance.oneOf(words) : '';
}
