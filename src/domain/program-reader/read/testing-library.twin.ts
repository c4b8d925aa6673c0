import { type ExerciseIndex, exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import type { ReadOptions } from '#domain/program-reader/program-reading.ts';

const names: Readonly<Record<string, string>> = {
  Strength:
    'Back Squat,Front Squat,Box Squat,Leg Press,Hack Squat,Walking Lunge,Deadlift,Romanian Deadlift,Rack Pull,Good Morning,Kettlebell Swing,' +
    'Back Extension,Bench Press,Dumbbell Bench Press,Incline Bench Press,Incline Dumbbell Press,Overhead Press,Push Press,Dumbbell Fly,Cable Fly,' +
    'Lateral Raise,Rear Delt Fly,Triceps Pressdown,Lying Triceps Extension,Overhead Cable Extension,Barbell Row,Dumbbell Row,Seated Cable Row,' +
    'Lat Pulldown,Face Pull,Barbell Curl,Hammer Curl,Power Clean,Hang Power Clean,Thruster,Standing Calf Raise,Friday Row',
  Calisthenics:
    'Push-up,Diamond Push-up,Dip,Bench Dip,Pull-up,Chin-up,Air Squat,Hanging Leg Raise,Sit-up,Burpee',
  Aerobic: 'Easy Run,Walk-Run Intervals,Long Run,Tempo Run,Track 400 Repeats,Track 800 Repeats,Steady Row',
  Plyometric: 'Box Jump,Broad Jump',
  Isometric: 'Front Plank,Side Plank,Wall Sit',
  Mobility: 'Couch Stretch,Hip Airplane',
};

/** A library of a size that a reader of tests keeps in mind. */
const testingLibrary: ExerciseIndex = exerciseIndex(
  Object.entries(names).flatMap(([category, list]) =>
    list.split(',').map(name => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, category })),
  ),
);

export const testingOptions: ReadOptions = { library: testingLibrary, weightUnit: 'kg', distanceUnit: 'km' };
