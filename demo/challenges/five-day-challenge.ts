import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';

type Prescribed = { exercise: string } & Partial<
  Record<
    | 'sets'
    | 'reps'
    | 'restSeconds'
    | 'time'
    | 'workInterval'
    | 'restInterval'
    | 'distance'
    | 'rpe'
    | 'volume'
    | 'altExercise',
    string
  >
>;

export type FiveDays = {
  dayOfWeek: ChallengeWeekday;
  dayName: string;
  goal: string;
  warmup: string;
  finisher: string;
  exercises: Prescribed[];
}[];

/** Five mornings of about thirty-five minutes, with nothing but a floor, a bar and a pair of shoes. */
export const fiveDays: FiveDays = [
  {
    dayOfWeek: 'monday',
    dayName: 'Isometric & Activation',
    goal: 'Wake every joint up and learn to hold still under strain.',
    warmup: 'Three minutes of easy walking, ten Cat-Cows, ten Hip Circles each way.',
    finisher: 'A minute of slow breathing on your back, feet on a chair.',
    exercises: [
      { exercise: 'Front Plank', sets: '3', time: '0:45', restSeconds: '45' },
      { exercise: 'Wall Sit', sets: '3', time: '0:40', restSeconds: '45', altExercise: 'Split Squat Hold' },
      { exercise: 'Dead Hang', sets: '3', time: '0:30', restSeconds: '60' },
    ],
  },
  {
    dayOfWeek: 'tuesday',
    dayName: 'Core & Control',
    goal: 'Move the limbs without moving the spine.',
    warmup: 'Two rounds of eight Dead Bugs and eight Bird Dogs, slowly.',
    finisher: 'Hollow Body Hold for as long as the back stays down.',
    exercises: [
      { exercise: 'Sit-up', sets: '3', reps: '15', restSeconds: '45' },
      {
        exercise: 'Hanging Knee Raise',
        sets: '3',
        reps: '10',
        restSeconds: '60',
        altExercise: 'Bicycle Crunch',
      },
      { exercise: 'Push-up', sets: '4', reps: '12', restSeconds: '60', altExercise: 'Incline Push-up' },
    ],
  },
  {
    dayOfWeek: 'wednesday',
    dayName: 'Conditioning & Resilience',
    goal: 'Hard, easy, hard, easy: stay at it when the breath goes.',
    warmup: 'Five minutes of easy running, then four strides.',
    finisher: 'Walk until you can speak a whole sentence.',
    exercises: [
      {
        exercise: 'Shuttle Run',
        distance: '1.5',
        time: '16:00',
        workInterval: '0:40',
        restInterval: '0:20',
        rpe: '8',
        altExercise: 'Bike Intervals',
      },
    ],
  },
  {
    dayOfWeek: 'thursday',
    dayName: 'Strength & Power',
    goal: 'Few reps, all of them crisp.',
    warmup: 'Twenty Air Squats, ten Inchworms, five easy jumps.',
    finisher: 'Two minutes of farmer carries with whatever is heavy.',
    exercises: [
      { exercise: 'Box Jump', volume: '20' },
      { exercise: 'Split Squat', sets: '4', reps: '10', restSeconds: '60' },
      { exercise: 'Pull-up', sets: '4', reps: '5', restSeconds: '90', altExercise: 'Inverted Row' },
    ],
  },
  {
    dayOfWeek: 'friday',
    dayName: 'Recovery Flow & Endurance',
    goal: 'Go long and easy, and leave the week looser than you met it.',
    warmup: 'Five minutes of walking.',
    finisher: 'Give thanks for a body that did all this.',
    exercises: [
      { exercise: 'Easy Run', distance: '2.5', time: '28:00', rpe: '4', altExercise: 'Brisk Walk' },
      { exercise: 'Couch Stretch', time: '4:00' },
      { exercise: 'Downward Dog Flow', time: '3:00' },
    ],
  },
];
