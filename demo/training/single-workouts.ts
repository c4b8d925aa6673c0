import { eq } from 'drizzle-orm';
import { createWorkout, singleWorkout } from '#contract/programs.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { createProgram } from '#server/programs/create-program.ts';
import { insertPrescription } from '#server/programs/queries.ts';
import { prescriptionsIn } from '../programs/read-program.ts';

type DemoWorkout = {
  name: string;
  description: string;
  difficultyLevel: 'beginner' | 'intermediate';
  exercises: string[];
};

/** One session each, for days that do not go to plan. */
const demoWorkouts: DemoWorkout[] = [
  {
    name: 'Hotel Room',
    description: 'Half an hour with nothing but the floor. For days on the road.',
    difficultyLevel: 'beginner',
    exercises: [
      'Air Squat 4x20 r45',
      'Push-up 4x12-15 r60',
      'Split Squat 3x12 r45 "Reps are per leg."',
      'Front Plank 2:00 r45 "3 holds of 40 s."',
      'Couch Stretch 4:00 r15 "Two minutes each side."',
    ],
  },
  {
    name: 'Arms and Carries',
    description: 'Short and honest. An extra session when the week has room for one.',
    difficultyLevel: 'intermediate',
    exercises: [
      'Close-Grip Bench Press 4x8 r90',
      'Dumbbell Row 4x10 r75 "Reps are per arm."',
      'Dip 3x8-10 r75',
      `Farmer's Carry sets:4 reps:"40 yd" r90`,
    ],
  },
];

/** Writes them as the coach would have: the workout, then its exercises. */
export async function writeSingleWorkouts(tx: Database, coachId: string): Promise<void> {
  for (const { exercises: prescribed, ...workout } of demoWorkouts) {
    const body = createWorkout.body.parse({ ...workout, programType: singleWorkout });
    const { id: workoutId } = await createProgram(tx, body, coachId);
    for (const { exercise, ...fields } of prescriptionsIn(...prescribed)) {
      const [found] = await tx
        .select({ id: exercises.id })
        .from(exercises)
        .where(eq(exercises.name, exercise));
      const prescription = addWorkoutExercise.body.parse({
        sets: '1',
        reps: '1',
        ...fields,
        exerciseId: found?.id,
      });
      await insertPrescription(tx, { workoutId }, prescription);
    }
  }
}
