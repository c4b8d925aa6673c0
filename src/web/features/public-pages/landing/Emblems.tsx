/** Emblems for the parts of a membership, drawn in the hand of the mark: one line weight, in a box of 48 by 48. */
import type { ReactNode } from 'react';
import { LineDrawing } from '#web/brand-marks/LineDrawing.tsx';

const emblem = (drawing: ReactNode) =>
  function Emblem({ className }: { className?: string }) {
    return (
      <LineDrawing viewBox="0 0 48 48" className={className}>
        {drawing}
      </LineDrawing>
    );
  };

/** A stopwatch with five marks. */
export const ChallengeEmblem = emblem(
  <>
    <circle cx="24" cy="27" r="16.5" />
    <path d="M24 10.5V5M19.5 5H28.5M36.5 14L39 11.5" />
    <path d="M24 14V17M36.4 23L33.5 23.9M31.6 37.5L29.9 35.1M16.4 37.5L18.1 35.1M11.6 23L14.5 23.9" />
    <path d="M24 27L29.5 20.5" />
    <circle cx="24" cy="27" r="1.5" />
  </>,
);

/** An open book, a leaf growing out of it. */
export const HabitsEmblem = emblem(
  <>
    <path d="M24 42C19 38 12 37 5.5 38V21C12 20 19 21 24 25C29 21 36 20 42.5 21V38C36 37 29 38 24 42ZM24 25V42" />
    <path d="M24 20V14M24 14C24 8 28 5 34 5C34 11 30 14 24 14ZM24 17C24 12.5 20.5 9.5 15 9.5C15 14.5 18.5 17 24 17Z" />
  </>,
);

/** The winners' steps, a flame over the highest. */
export const HonorEmblem = emblem(
  <>
    <path d="M17.5 42.5V21.5H30.5V42.5M4.5 42.5V29.5H17.5M30.5 33.5H43.5V42.5M3 42.5H45" />
    <path d="M24.6 4.5C24.8 7.5 28 9.2 28 12.8C28 15.2 26.3 17 24 17C21.7 17 20 15.2 20 12.8C20 11.2 20.8 9.9 21.7 8.9C21.9 10 22.4 10.6 23.1 10.8C24.1 9.2 23.7 6.4 24.6 4.5Z" />
    <path d="M24 27V36" />
  </>,
);

/** Steps that climb, a flag on the last. */
export const ProgramEmblem = emblem(
  <>
    <path d="M3.5 42.5H12.5V34.5H21.5V26.5H30.5V18.5H44.5V42.5H12.5" />
    <path d="M37.5 18.5V4.5L44.5 7.5L37.5 10.5" />
    <path d="M21.5 34.5V42.5M30.5 26.5V42.5" />
  </>,
);

/** A bowl under an ear of wheat. */
export const NutritionEmblem = emblem(
  <>
    <path d="M5.5 27.5H42.5C42.5 35 37.5 40.5 31.5 41.5H16.5C10.5 40.5 5.5 35 5.5 27.5ZM16 44.5H32" />
    <path d="M24 27.5V8" />
    <path d="M24 8C22 6.5 22 4.5 24 3C26 4.5 26 6.5 24 8ZM24 15C20 15 18 13 18 9.5C21.5 9.5 24 11.5 24 15ZM24 15C28 15 30 13 30 9.5C26.5 9.5 24 11.5 24 15ZM24 22.5C20 22.5 18 20.5 18 17C21.5 17 24 19 24 22.5ZM24 22.5C28 22.5 30 20.5 30 17C26.5 17 24 19 24 22.5Z" />
  </>,
);

/** Three rings that hold each other. */
export const CommunityEmblem = emblem(
  <>
    <circle cx="24" cy="17" r="12" />
    <circle cx="16" cy="30.5" r="12" />
    <circle cx="32" cy="30.5" r="12" />
  </>,
);
