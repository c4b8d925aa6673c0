import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';

/** A library for tests: what its names are decides where a name ends and what a number is of. */
export const testLibrary = exerciseIndex(
  (
    [
      ['Back Squat', 'Strength'],
      ['Squat', 'Strength'],
      ['Bench Press', 'Strength'],
      ['Deadlift', 'Strength'],
      ['Overhead Press', 'Strength'],
      ['Row', 'Strength'],
      ['1-Arm Row', 'Strength'],
      ['Thruster', 'Strength'],
      ['21s', 'Strength'],
      ['Push-up', 'Calisthenics'],
      ['Pull-up', 'Calisthenics'],
      ['Burpee', 'Calisthenics'],
      ['Bodyweight Squat', 'Calisthenics'],
      ['Easy Run', 'Aerobic'],
      ['Z2 Run', 'Aerobic'],
      ['Rowing', 'Aerobic'],
      ['Row 500m', 'Aerobic'],
      ['A-Skip', 'Plyometric'],
      ['Box Jump', 'Plyometric'],
      ['Front Plank', 'Isometric'],
      ['90/90 Stretch', 'Mobility'],
    ] as const
  ).map(([name, category]) => ({ id: name, name, category })),
);
