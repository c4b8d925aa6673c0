import { eq } from 'drizzle-orm';
import { createWorkout, singleWorkout } from '#contract/programs.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { createProgram } from '#server/programs/create-program.ts';
import { insertPrescription } from '#server/programs/queries.ts';
import type { DemoPrescription } from '../programs/writing/demo-program.ts';
import { calisthenics, isometric, mobility, strength } from '../programs/writing/prescribe.ts';

type DemoWorkout = {
  name: string;
  description: string;
  difficultyLevel: 'beginner' | 'intermediate';
  exercises: DemoPrescription[];
};

/** One session each, for days that do not go to plan. */
const demoWorkouts: DemoWorkout[] = [
  {
    name: 'Hotel Room',
    description: 'Half an hour with nothing but the floor. For days on the road.',
    difficultyLevel: 'beginner',
    exercises: [
      calisthenics('Air Squat', { sets: 4, reps: 20, rest: 45 }),
      calisthenics('Push-up', { sets: 4, reps: '12-15', rest: 60 }),
      calisthenics('Split Squat', { sets: 3, reps: 12, rest: 45 }, 'Reps are per leg.'),
      isometric('Front Plank', { times: 3, seconds: 40, rest: 45 }),
      mobility('Couch Stretch', 4, 'Two minutes each side.'),
    ],
  },
  {
    name: 'Arms and Carries',
    description: 'Short and honest. An extra session when the week has room for one.',
    difficultyLevel: 'intermediate',
    exercises: [
      strength('Close-Grip Bench Press', { sets: 4, reps: 8, rest: 90 }),
      strength('Dumbbell Row', { sets: 4, reps: 10, rest: 75 }, 'Reps are per arm.'),
      calisthenics('Dip', { sets: 3, reps: '8-10', rest: 75 }),
      strength("Farmer's Carry", { sets: 4, reps: '40 yd', rest: 90 }),
    ],
  },
];

/** Writes them as the coach would have: the workout, then its exercises. */
export async function writeSingleWorkouts(tx: Database, coachId: string): Promise<void> {
  for (const { exercises: prescribed, ...workout } of demoWorkouts) {
    const body = createWorkout.body.parse({ ...workout, programType: singleWorkout });
    const { id: workoutId } = await createProgram(tx, body, coachId);
    for (const { exercise, ...fields } of prescribed) {
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
