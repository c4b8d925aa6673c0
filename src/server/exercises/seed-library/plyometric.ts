import type { SeedEntry } from './seed-exercise.ts';

export const plyometricExercises: SeedEntry[] = [
  {
    name: 'Drop and Stick',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['None'],
    description:
      'Rise onto the toes, drop into a half squat and freeze without a sound, knees over toes and chest up. This landing comes before every jump in the plan.',
  },
  {
    name: 'Countermovement Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['None'],
    description:
      'Dip quickly to a quarter squat and jump as high as you can with a full arm swing. Land where you took off, soft and balanced, and reset each rep.',
  },
  {
    name: 'Squat Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Hold two seconds in a half squat, then jump without dipping further. It teaches push with no rebound; absorb the landing before the next.',
  },
  {
    name: 'Box Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Jump onto the box and land quietly in the same shape you left in, then stand and step down. A height that folds you in half is too high.',
  },
  {
    name: 'Seated Box Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Quadriceps'],
    equipment: ['Box', 'Bench'],
    description:
      'Sit on a bench with shins vertical, rock once and jump to the box. Starting from still makes the hips honest; step down between reps.',
  },
  {
    name: 'Single-Leg Box Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Take off from one foot to a low box and land on both. Keep the knee from diving inward on the push; quality over height.',
  },
  {
    name: 'Broad Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Swing the arms back, fall forward and jump as far as you can stick. Land heels under hips with knees bent; if you step forward, jump shorter.',
  },
  {
    name: 'Triple Broad Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Quadriceps', 'Calves'],
    equipment: ['None'],
    description:
      'Three broad jumps without stopping, each landing feeding the next. Stay low and quick, and hold the last landing for a count.',
  },
  {
    name: 'Depth Drop',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Step off a knee-high box and stop dead on landing in an athletic stance. Step, never jump down, and raise the box only when landings are silent.',
  },
  {
    name: 'Depth Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Step off a twelve to twenty-four inch box and rebound straight up the instant you touch. Short contact counts for more than height; stop when it slows.',
  },
  {
    name: 'Pogo Hop',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Shins'],
    equipment: ['None'],
    description:
      'Stiff ankles, knees nearly straight, bounce off the balls of the feet with toes pulled up in the air. The ground is hot; heels never touch.',
  },
  {
    name: 'Single-Leg Pogo',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Calves', 'Shins'],
    equipment: ['None'],
    description:
      'The same quick stiff bounce on one foot, hips level. Begin with ten a side and stop at the first sign of Achilles soreness.',
  },
  {
    name: 'Lateral Line Hop',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Abductors'],
    equipment: ['None'],
    description:
      'Feet together, hop side to side over a line with as little noise as you can. Stay tall, let the ankles work and keep the hops low.',
  },
  {
    name: 'Tuck Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Jump straight up and draw the knees to the chest, not the chest to the knees. Land tall and go again; end the set when the landings get loud.',
  },
  {
    name: 'Split Squat Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hamstrings'],
    equipment: ['None'],
    description:
      'From a lunge, jump and switch legs in the air, landing with the front shin vertical. Sink into each landing softly before the next.',
  },
  {
    name: 'Skater Bound',
    difficultyLevel: 'beginner',
    muscleGroups: ['Abductors', 'Glutes', 'Adductors'],
    equipment: ['None'],
    description:
      'Push sideways off one leg, land on the other and hold it for a count. The knee stays over the foot; distance comes after balance.',
  },
  {
    name: 'Alternate-Leg Bound',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'Exaggerated running strides for distance, driving the knee and hanging in the air. Strike flat under the hip; reaching ahead only brakes.',
  },
  {
    name: 'Single-Leg Hop',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Calves', 'Glutes'],
    equipment: ['None'],
    description:
      'Consecutive hops on one leg for distance, cycling the heel under the hip. Even rhythm, same distance each hop, then change legs.',
  },
  {
    name: 'Power Skip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Calves', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Skip for height, driving knee and opposite arm up together. Spend time in the air and land on the ball of the foot, never the heel.',
  },
  {
    name: 'A-Skip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hip Flexors', 'Calves', 'Hamstrings'],
    equipment: ['None'],
    description:
      'Skip with the thigh to parallel and the foot snapping down beneath you. Tall posture, quick feet; it is a sprint in slow pieces.',
  },
  {
    name: 'Hurdle Hop',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Calves', 'Quadriceps', 'Glutes'],
    equipment: ['Hurdles'],
    description:
      'Clear a row of low hurdles with both feet, bouncing off each landing. Set them low enough that you never need to pause or pike.',
  },
  {
    name: 'Lateral Hurdle Hop',
    difficultyLevel: 'advanced',
    muscleGroups: ['Calves', 'Abductors', 'Glutes'],
    equipment: ['Hurdles'],
    description:
      'Hop sideways over low hurdles and return, pushing off the outside foot. Shoulders stay over the middle; let the legs do the traveling.',
  },
  {
    name: 'Kneeling Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Quadriceps'],
    equipment: ['Mat'],
    description:
      'From tall kneeling, snap the hips and swing the arms to land on both feet in a squat. Use a mat, and leave it out on days the knees are tender.',
  },
  {
    name: 'Step-up Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'One foot on a low box, drive straight up, switch feet in the air and land softly on the other side. Push with the top leg only.',
  },
  {
    name: 'Trap Bar Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Trap Bar'],
    description:
      "A light bar at arm's length, dip a hand's breadth and jump with the arms long. Reset each rep; the load is right when height barely changes.",
  },
  {
    name: 'Jump Rope Singles',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Cardiovascular', 'Forearms'],
    equipment: ['Jump Rope'],
    description:
      'Turn from the wrists, jump just high enough for the rope, land on the balls of the feet. Elbows by the ribs and shoulders loose.',
  },
  {
    name: 'Double-Under',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Calves', 'Cardiovascular', 'Forearms'],
    equipment: ['Jump Rope'],
    description:
      'Jump a little higher and whip the rope under twice with quick wrists. Stay tall; piking at the hip or kicking the heels back wastes the jump.',
  },
  {
    name: 'Plyometric Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['None'],
    description:
      'Lower under control and push hard enough for the hands to leave the floor. Land with soft elbows; do them off a bench until they are crisp.',
  },
  {
    name: 'Depth Push-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Plates'],
    description:
      'Drop the hands from two low plates to the floor and rebound back up at once. Short contact, tight trunk; a handful of sharp reps is plenty.',
  },
  {
    name: 'Medicine Ball Slam',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Core', 'Full Body'],
    equipment: ['Medicine Ball'],
    description:
      'Reach tall on the toes, then throw the ball through the floor with the whole trunk. Hinge with a flat back to pick it up.',
  },
  {
    name: 'Medicine Ball Chest Pass',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Medicine Ball', 'Wall'],
    description:
      'Face the wall from a step away, drive the ball flat from the chest and catch it with give. Fast hands; stop when the ball stops cracking.',
  },
  {
    name: 'Rotational Medicine Ball Throw',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Glutes', 'Core'],
    equipment: ['Medicine Ball', 'Wall'],
    description:
      'Side-on to the wall, load the back hip and throw across the body with the hips leading the hands. Let the back foot turn and match both sides.',
  },
  {
    name: 'Overhead Backward Throw',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders', 'Full Body'],
    equipment: ['Medicine Ball'],
    description:
      'Swing the ball between the knees, then extend and throw it high over your head. Jump into it, keep the arms long and look where it lands.',
  },
  {
    name: 'Scoop Toss',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Core'],
    equipment: ['Medicine Ball'],
    description:
      'From a hinge with the ball at the shins, drive the hips and launch it forward and up. The hips throw, the arms only guide.',
  },
];
