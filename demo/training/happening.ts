import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Form } from './lifting.ts';

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
  said: readonly string[];
};
