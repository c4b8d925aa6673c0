/** Estimated one-rep maximum in lb of the four main lifts on the day a member joins. */
export type MainLifts = Record<'Back Squat' | 'Bench Press' | 'Deadlift' | 'Overhead Press', number>;

export const mainLifts = (squat: number, bench: number, deadlift: number, press: number): MainLifts => ({
  'Back Squat': squat,
  'Bench Press': bench,
  Deadlift: deadlift,
  'Overhead Press': press,
});

/**
 * What a lifter who never tried an exercise would manage of it, in lb, as a share of the main lift it leans on.
 * Dumbbells and carries count one hand; weighted pull-ups and dips the added load.
 */
export function startingMax(lifts: MainLifts, exercise: string): number | null {
  const share = shares[exercise];
  return share === undefined ? null : Math.round(lifts[share[0]] * share[1]);
}

/** Rules of thumb of the weight room, not measurements. */
const shares: Record<string, [keyof MainLifts, number]> = {
  'Back Squat': ['Back Squat', 1],
  'Pause Squat': ['Back Squat', 0.9],
  'Front Squat': ['Back Squat', 0.82],
  'Box Squat': ['Back Squat', 0.94],
  'Tempo Squat': ['Back Squat', 0.8],
  'Power Clean': ['Back Squat', 0.66],
  'Hang Power Clean': ['Back Squat', 0.62],
  'Leg Extension': ['Back Squat', 0.42],
  'Standing Calf Raise': ['Back Squat', 0.6],
  'Goblet Squat': ['Back Squat', 0.38],
  'Bulgarian Split Squat': ['Back Squat', 0.2],
  'Walking Lunge': ['Back Squat', 0.19],
  'Reverse Lunge': ['Back Squat', 0.19],
  'Dumbbell Step-up': ['Back Squat', 0.18],
  Deadlift: ['Deadlift', 1],
  'Trap Bar Deadlift': ['Deadlift', 1.03],
  'Romanian Deadlift': ['Deadlift', 0.74],
  'Paused Deadlift': ['Deadlift', 0.88],
  'Barbell Hip Thrust': ['Deadlift', 0.85],
  'Seated Leg Curl': ['Deadlift', 0.34],
  'Lying Leg Curl': ['Deadlift', 0.3],
  "Farmer's Carry": ['Deadlift', 0.28],
  'Kettlebell Swing': ['Deadlift', 0.25],
  'Suitcase Carry': ['Deadlift', 0.22],
  'Back Extension': ['Deadlift', 0.13],
  'Bench Press': ['Bench Press', 1],
  'Close-Grip Bench Press': ['Bench Press', 0.9],
  'Pause Bench Press': ['Bench Press', 0.94],
  'Incline Bench Press': ['Bench Press', 0.8],
  'Barbell Row': ['Bench Press', 0.78],
  'Seated Cable Row': ['Bench Press', 0.75],
  'Lat Pulldown': ['Bench Press', 0.7],
  'Pendlay Row': ['Bench Press', 0.74],
  'Dumbbell Row': ['Bench Press', 0.4],
  'Incline Dumbbell Press': ['Bench Press', 0.32],
  'Chest-Supported Row': ['Bench Press', 0.3],
  'Face Pull': ['Bench Press', 0.3],
  'Weighted Dip': ['Bench Press', 0.25],
  'Weighted Pull-up': ['Bench Press', 0.22],
  'Overhead Press': ['Overhead Press', 1],
  'Push Press': ['Overhead Press', 1.2],
  'Barbell Curl': ['Overhead Press', 0.6],
  'Hammer Curl': ['Overhead Press', 0.25],
  'Triceps Pressdown': ['Overhead Press', 0.45],
  'Lateral Raise': ['Overhead Press', 0.16],
  'Rear Delt Fly': ['Overhead Press', 0.15],
};
