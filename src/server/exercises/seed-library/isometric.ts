import type { SeedEntry } from './seed-exercise.ts';

export const isometricExercises: SeedEntry[] = [
  {
    name: 'Front Plank',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Shoulders', 'Glutes'],
    equipment: ['Mat'],
    description:
      'Elbows under the shoulders, glutes squeezed, ribs tucked to hips. Hold a straight line and breathe; when the lower back takes over, stop.',
  },
  {
    name: 'Hard-Style Plank',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Glutes', 'Lats'],
    equipment: ['Mat'],
    description:
      'A plank held at full effort: pull elbows to toes, clench glutes and fists, breathe in sips. Ten to twenty seconds done right will leave you shaking.',
  },
  {
    name: 'Side Plank',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Core', 'Abductors'],
    equipment: ['Mat'],
    description:
      'Elbow under the shoulder, hips stacked and lifted, a straight line from ear to ankle. Do not roll forward; hold both sides for the same time.',
  },
  {
    name: 'Copenhagen Plank',
    difficultyLevel: 'advanced',
    muscleGroups: ['Adductors', 'Obliques', 'Core'],
    equipment: ['Bench'],
    description:
      'Side plank with the top leg on a bench, inner thigh pressing down and hips high. Start with the knee on the bench before the ankle.',
  },
  {
    name: 'Bear Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Shoulders', 'Quadriceps'],
    equipment: ['Mat'],
    description:
      'On hands and toes with knees an inch off the floor, back flat as a table. Push the ground away and breathe slowly; the knees do not sag or rise.',
  },
  {
    name: 'Hollow Body Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Lower back pinned to the floor, shoulders and legs lifted, arms by the ears. Raise the legs until the back stays flat; a gap means the hold is over.',
  },
  {
    name: 'Arch Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lower Back', 'Glutes', 'Upper Back'],
    equipment: ['Mat'],
    description:
      'Face down, lift chest, arms and thighs and reach long from fingers to toes. Squeeze the glutes and keep the neck in line instead of craning.',
  },
  {
    name: 'Reverse Plank',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders'],
    equipment: ['Mat'],
    description:
      'Hands behind you, heels down, lift the hips to a straight line with the chest open. Press the floor away so the shoulders do not sink.',
  },
  {
    name: 'L-Sit',
    difficultyLevel: 'advanced',
    muscleGroups: ['Core', 'Hip Flexors', 'Triceps'],
    equipment: ['Parallettes'],
    description:
      'Arms locked, shoulders pressed down, legs straight out at hip height. Tuck one knee if you must, but never bend the elbows or round into a slump.',
  },
  {
    name: 'Wall Sit',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Wall'],
    description:
      'Back flat to the wall, thighs parallel, shins vertical. Weight in the heels and hands off the legs; breathe steadily through the burn.',
  },
  {
    name: 'Split Squat Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Adductors'],
    equipment: ['None'],
    description:
      'Lower to where the back knee hovers an inch off the floor and stay. Front heel heavy, trunk tall; hold both sides equally.',
  },
  {
    name: 'Spanish Squat Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps'],
    equipment: ['Band', 'Rack'],
    description:
      'Loop a heavy band behind both knees, sit back against it with shins vertical and hold. A friend to sore knee tendons: strong effort, no sharp pain.',
  },
  {
    name: 'Horse Stance',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Feet twice shoulder width, toes slightly out, sink until the thighs near parallel. Knees press out over the toes and the tail stays under.',
  },
  {
    name: 'Goblet Squat Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Adductors', 'Upper Back', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Sit at the bottom of a goblet squat with elbows inside the knees and chest tall. Pry gently, breathe low and keep the heels on the floor.',
  },
  {
    name: 'Overcoming Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Bar locked under the pins at half-squat height; build to a full push over two seconds, hold, ease off. Brace first; never jerk into a bar that cannot move.',
  },
  {
    name: 'Mid-Thigh Pull',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Full Body'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Bar fixed under the pins at mid-thigh, trunk tall. Squeeze the slack out, then pull for five seconds at full intent; keep the arms straight.',
  },
  {
    name: 'Glute Bridge Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Mat'],
    description:
      'Hips high, ribs down, knees in line with the toes. Squeeze as if the floor were sinking, and lower if you feel it in the back.',
  },
  {
    name: 'Long-Lever Bridge Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes'],
    equipment: ['Mat'],
    description:
      'Walk the heels out until the knees are barely bent, lift the hips and hold. Dig the heels down; ease back in if the hamstrings start to cramp.',
  },
  {
    name: 'Calf Raise Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Box'],
    description:
      'Rise to the top of a calf raise on one or both feet and stay tall over the big toe. It loads the Achilles without wearing it; no wobbling outwards.',
  },
  {
    name: 'Dead Hang',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Lats', 'Shoulders'],
    equipment: ['Pull-up Bar'],
    description:
      'Full grip, arms long, feet off the floor. Let the shoulders open while the ribs stay down, and step off before the fingers peel.',
  },
  {
    name: 'Active Hang',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Traps', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'From a dead hang, draw the shoulder blades down and keep them there with straight arms. Hold the chest proud and the legs still.',
  },
  {
    name: 'Chin-Over-Bar Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Biceps', 'Lats', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      "Step up to the top of a chin-up and hold with the elbows tight to the ribs. The chin stays over the bar by the back's work, not by craning the neck.",
  },
  {
    name: 'Inverted Row Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Row the chest to the bar and stay there, blades squeezed, body straight. End it when the chest drifts more than an inch away.',
  },
  {
    name: 'Tuck Front Lever',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Core', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang, pull the arms straight down and lift to a tucked body parallel with the floor. Push the bar toward the feet and keep the elbows locked.',
  },
  {
    name: 'Push-up Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Core'],
    equipment: ['None'],
    description:
      "Stop at the bottom of a push-up, a fist's height off the floor, and hold. Elbows in, hips level; press up or lower to finish, never collapse.",
  },
  {
    name: 'Ring Support Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Chest', 'Core'],
    equipment: ['Rings'],
    description:
      'Arms locked beside the body, rings turned out, shoulders pushed down. Stillness is the target; come off when the rings begin to drift.',
  },
  {
    name: 'Wall Handstand Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Upper Back', 'Core'],
    equipment: ['Wall'],
    description:
      'Walk up with the chest facing the wall, hands a foot away, and push tall through the shoulders. Ribs in, glutes tight; come down while you still can do it well.',
  },
  {
    name: 'Overhead Barbell Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Upper Back', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Lock the bar out over the mid-foot with a grip you would press from and stand stacked. Reach up, breathe shallowly and keep the back from arching.',
  },
  {
    name: 'Pallof Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Obliques'],
    equipment: ['Band'],
    description:
      'Hands pressed out from the breastbone against a band pulling sideways. Feet at hip width, belt buckle straight ahead, no lean and no twist.',
  },
  {
    name: 'Plate Pinch Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Forearms'],
    equipment: ['Plates'],
    description:
      'Pinch two smooth plates together between thumb and fingers, arm long at the side. Stand tall, and put them down before they drop.',
  },
  {
    name: 'Barbell Grip Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Traps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Lift a loaded bar from high pins with a double overhand grip and hold still. Squeeze as if to leave prints; stop when the fingers open.',
  },
  {
    name: 'Back Extension Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lower Back', 'Glutes', 'Hamstrings'],
    equipment: ['Machine'],
    description:
      'Hold the body in one straight line on the back-extension bench, arms crossed. Glutes on, chin tucked; never rise above the line.',
  },
  {
    name: 'Neck Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Neck', 'Traps'],
    equipment: ['None'],
    description:
      'Press the head into your palm forwards, back and to each side without letting it move. Half effort builds to strong effort over weeks; no jerks.',
  },
];
