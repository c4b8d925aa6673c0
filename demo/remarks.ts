import type { ExerciseCategory } from '#domain/exercise-category.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Form } from './lifting.ts';
import { occasions } from './occasions.ts';

/** What was the matter with a piece of work, as far as someone might write about it. */
export type Happening = {
  exercise: string;
  category: ExerciseCategory;
  isMain: boolean;
  mood: Form['mood'];
  isRecord: boolean;
  fellShort: boolean;
  isStuck: boolean;
  isLightWeek: boolean;
  isFirstWeek: boolean;
};

/** What can be said when something happened, and how likely it is that someone says it. */
export type Occasion = {
  fits: (happening: Happening) => boolean;
  likely: number;
  said: readonly [string, ...string[]];
};

/** How much someone writes, and what they have written. */
type Voice = { name: string; talkative: number; said: Set<string> };

/** What a member writes beside a log: little, in a voice of their own, and never the same twice. */
export function remarkOn(happening: Happening, voice: Voice, chance: Chance): string | null {
  const occasion = occasions.find(({ fits }) => fits(happening));
  if (!occasion || !chance.happens(occasion.likely * voice.talkative)) return null;
  const theirs = occasion.said.filter(remark => chanceOf(`${voice.name} would say: ${remark}`).happens(0.4));
  const left = theirs.filter(remark => !voice.said.has(remark));
  const [first, ...others] = left;
  if (first === undefined) return null;
  const remark = chance.oneOf([first, ...others]);
  voice.said.add(remark);
  return remark;
}
