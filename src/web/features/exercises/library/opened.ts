import type { Exercise } from './library.ts';

/** The dialog open over the library. */
export type Opened =
  | { what: 'edit'; exercise: Exercise | 'new'; opensAt?: 'name' | 'videoUrl' }
  | { what: 'watch' | 'delete' | 'uses'; exercise: Exercise }
  | { what: 'merge'; exercise: Exercise; into?: Exercise }
  | { what: 'change'; exercises: readonly Exercise[] }
  | { what: 'muscles'; exercises: readonly Exercise[]; description: string }
  | { what: 'videos' };
