import type { ScoringType } from '#domain/challenges/challenge.ts';

export type SingleChallenge = {
  name: string;
  exercise: string;
  scoringType: ScoringType;
  challengeLevel: 'Beginner' | 'Intermediate' | 'Advanced';
  rounds: string;
  instructions: string;
  /** What an ordinary member reaches: reps, seconds, or a share of the one-rep maximum. */
  usual: number;
};

/** A weekly challenge for each week, the newest first: the first of them is running. */
export const singleChallenges: SingleChallenge[] = [
  {
    name: 'Ten Minutes of Push-ups',
    exercise: 'Push-up',
    scoringType: 'reps',
    challengeLevel: 'Intermediate',
    rounds: '1',
    instructions:
      'Set a clock for ten minutes. Chest to a fist on the floor, elbows locked at the top. Break into small sets early: five every fifteen seconds beats fifty and a wall. Count every honest rep and no other.',
    usual: 95,
  },
  {
    name: 'The 2,000 Metre Row',
    exercise: 'Steady Row',
    scoringType: 'time',
    challengeLevel: 'Advanced',
    rounds: '1',
    instructions:
      'One 2,000 m row after a ten-minute warm-up. Hold back for the first 500, settle for the next thousand, empty yourself in the last. Damper where you always have it.',
    usual: 520,
  },
  {
    name: 'Heavy Triple',
    exercise: 'Deadlift',
    scoringType: 'weight',
    challengeLevel: 'Advanced',
    rounds: '1',
    instructions:
      'Work up to the heaviest three reps you can pull with a flat back. Stop the set when the bar drifts away from your shins. Hand in the weight of the three.',
    usual: 0.9,
  },
  {
    name: 'Hang and Pull',
    exercise: 'Pull-up',
    scoringType: 'reps',
    challengeLevel: 'Advanced',
    rounds: '3',
    instructions:
      'Three sets to one rep short of failure, three minutes between them. Dead hang to chin over the bar. Bands are welcome; say so in the fellowship.',
    usual: 18,
  },
  {
    name: 'Hill Repeats, Mile of Climbing',
    exercise: 'Hill Sprints',
    scoringType: 'time',
    challengeLevel: 'Intermediate',
    rounds: '8',
    instructions:
      'Eight times up the same hill, 200 m each, walking down. The clock runs from the first step to the last; a faster walk down is fair.',
    usual: 1620,
  },
  {
    name: 'Squat Your Age',
    exercise: 'Air Squat',
    scoringType: 'reps',
    challengeLevel: 'Beginner',
    rounds: '5',
    instructions:
      'Five minutes of air squats, hips below the knees, heels down. Everyone can start this one. Hand in the total.',
    usual: 140,
  },
  {
    name: 'Press Day',
    exercise: 'Overhead Press',
    scoringType: 'weight',
    challengeLevel: 'Intermediate',
    rounds: '1',
    instructions: 'The heaviest strict five. No leg drive, ribs down, bar over the middle of the foot.',
    usual: 0.84,
  },
  {
    name: 'Fifty Burpees',
    exercise: 'Burpee',
    scoringType: 'time',
    challengeLevel: 'Intermediate',
    rounds: '1',
    instructions: 'Fifty burpees for time, chest to the floor, feet off it at the top. Breathe on every rep.',
    usual: 245,
  },
  {
    name: 'The Long Ladder',
    exercise: 'Sit-up',
    scoringType: 'reps',
    challengeLevel: 'Beginner',
    rounds: '1',
    instructions:
      'Three minutes, hands across the chest, shoulder blades to the floor. One partner holds the feet.',
    usual: 78,
  },
  {
    name: 'Front Squat Double',
    exercise: 'Front Squat',
    scoringType: 'weight',
    challengeLevel: 'Advanced',
    rounds: '1',
    instructions:
      'The heaviest two with the elbows up. A rep that folds does not count, and you know which ones fold.',
    usual: 0.92,
  },
  {
    name: 'One Honest Mile',
    exercise: 'Tempo Run',
    scoringType: 'time',
    challengeLevel: 'Intermediate',
    rounds: '1',
    instructions: 'A measured mile on flat ground. Warm up for fifteen minutes; it is longer than it sounds.',
    usual: 525,
  },
];
