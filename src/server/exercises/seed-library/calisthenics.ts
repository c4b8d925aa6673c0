import type { SeedEntry } from './seed-exercise.ts';

export const calisthenicsExercises: SeedEntry[] = [
  {
    name: 'Push-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders', 'Core'],
    equipment: ['None'],
    description:
      'Hands under the shoulders, body one straight plank. Lower until the chest brushes the floor, elbows at forty-five degrees, and press away without the hips sagging or leading.',
  },
  {
    name: 'Incline Push-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Core'],
    equipment: ['Bench'],
    description:
      'Hands on a bench or bar, heels to head in one line. Lower the chest to the edge and press; drop the height as you grow stronger instead of cutting the range.',
  },
  {
    name: 'Decline Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps', 'Core'],
    equipment: ['Bench'],
    description:
      'Feet on a bench, hands slightly wider than the shoulders. Keep the ribs tucked so the lower back does not sag as you lower.',
  },
  {
    name: 'Diamond Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Triceps', 'Chest', 'Core'],
    equipment: ['None'],
    description:
      'Thumbs and first fingers touching under the breastbone, elbows close to the ribs. Lower to the hands and lock out fully; back off if the wrists complain.',
  },
  {
    name: 'Archer Push-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders', 'Core'],
    equipment: ['None'],
    description:
      'Hands wide; lower toward one hand while the other arm straightens to the side. Shift the weight, keep the hips square and alternate sides.',
  },
  {
    name: 'Pike Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps'],
    equipment: ['None'],
    description:
      'Hips high in an inverted V, head moving forward and down between the hands. Press back up and through; the elbows point back, not out.',
  },
  {
    name: 'Dive-Bomber Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Chest', 'Triceps'],
    equipment: ['None'],
    description:
      'From a pike, sweep the chest low between the hands and up into an arch, then retrace the path. Move slowly enough to own every inch.',
  },
  {
    name: 'Ring Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Core'],
    equipment: ['Rings'],
    description:
      'Rings a foot off the floor, turned out slightly at the top. Lower with the rings close to the ribs and fight the wobble with the whole trunk.',
  },
  {
    name: 'Handstand Push-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Shoulders', 'Triceps', 'Upper Back'],
    equipment: ['Wall'],
    description:
      'Kick up to the wall, hands a palm from it, ribs pulled in. Lower the head to a point in front of the hands and press straight; never drop onto the neck.',
  },
  {
    name: 'Dip',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Dip Bars'],
    description:
      'Start locked out with the shoulders pressed down. Lower until the upper arms are parallel, leaning slightly forward, and press; deeper is not better if the shoulders roll.',
  },
  {
    name: 'Bench Dip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps', 'Shoulders'],
    equipment: ['Bench'],
    description:
      'Hands on the edge behind you, hips close to the bench. Bend the elbows to ninety degrees straight back and press; stop short of any pinch at the front of the shoulder.',
  },
  {
    name: 'Ring Dip',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders', 'Core'],
    equipment: ['Rings'],
    description:
      'Hold a still support with the rings turned out, lower with the straps near the arms, and finish turned out again. Earn ten strict bar dips first.',
  },
  {
    name: 'Pull-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'Palms away, full hang, ribs down. Pull the elbows to the back pockets until the chin clears the bar and lower to straight arms, without a kick.',
  },
  {
    name: 'Chin-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Biceps', 'Lats', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Palms toward you at shoulder width. Begin by drawing the shoulders down, bring the collarbone to the bar, and take two counts to lower.',
  },
  {
    name: 'Neutral-Grip Pull-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Palms facing each other, the kindest grip on elbows and shoulders. Chest up to the handles, full stretch at the bottom, no swinging between reps.',
  },
  {
    name: 'Band-Assisted Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Pull-up Bar', 'Band'],
    description:
      'One foot or knee in the band, then pull exactly as you would without it. Choose the thinnest band that keeps every rep smooth, and go down slowly.',
  },
  {
    name: 'Negative Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Pull-up Bar', 'Box'],
    description:
      'Step up to chin over bar and lower for five full counts, slowest where it is hardest. Step up again; when you can no longer brake, the set is done.',
  },
  {
    name: 'Scapular Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Traps', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang with straight arms and draw the shoulders down and back, then let them rise again. The elbows do not bend; this is the first inch of every pull-up.',
  },
  {
    name: 'Towel Pull-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Forearms', 'Lats', 'Biceps'],
    equipment: ['Pull-up Bar'],
    description:
      'Two towels over the bar, gripped hard at shoulder width. Pull as usual; end the set when the hands slip, not when the back tires.',
  },
  {
    name: 'Archer Pull-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps', 'Core'],
    equipment: ['Pull-up Bar'],
    description:
      'Wide grip, pull toward one hand while the other arm lengthens along the bar. Alternate sides and keep the legs still.',
  },
  {
    name: 'Inverted Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Hang under a bar at hip height, body straight. Pull the lower chest to the bar and pause; walk the feet out to make it harder.',
  },
  {
    name: 'Ring Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps', 'Core'],
    equipment: ['Rings'],
    description:
      'Lean back on straight arms, then row the rings to the ribs with palms turning in. Steeper is harder; keep the hips from breaking the line.',
  },
  {
    name: 'Muscle-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Chest', 'Triceps', 'Full Body'],
    equipment: ['Pull-up Bar'],
    description:
      'False grip or a strong hollow swing, pull high to the lower chest and turn the wrists over fast into a dip. Build strict pull-ups and dips before you try it.',
  },
  {
    name: 'Rope Climb',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Biceps', 'Forearms', 'Core'],
    equipment: ['Climbing Rope'],
    description:
      'Reach, clamp the rope between the feet, stand up on it and reach again. Come down hand under hand; sliding burns and letting go ends seasons.',
  },
  {
    name: 'Air Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Feet just wider than the hips, reach the arms forward and sit until the hip crease passes the knee. Heels stay down and the knees follow the toes.',
  },
  {
    name: 'Split Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Adductors'],
    equipment: ['None'],
    description:
      'Long stance, both feet planted; drop straight down until the back knee hovers, then rise without pushing off behind. Finish one side before the other.',
  },
  {
    name: 'Bodyweight Reverse Lunge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Quadriceps'],
    equipment: ['None'],
    description:
      "Step back softly, lower under control and stand up through the front heel. Keep a hand's width between the feet so you do not walk a tightrope.",
  },
  {
    name: 'Step-Down',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Abductors'],
    equipment: ['Box'],
    description:
      'Stand on a low box on one leg and reach the other heel to tap the floor in front. Three counts down; the knee stays over the second toe.',
  },
  {
    name: 'Cossack Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Glutes', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Wide stance; sit onto one heel while the other leg straightens with toes up. Keep the working heel down and go as deep as the groin allows today.',
  },
  {
    name: 'Pistol Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['None'],
    description:
      'One leg out in front, sit slowly all the way down and stand without touching. Hold a post or sit to a box until you own the bottom.',
  },
  {
    name: 'Shrimp Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Hold one foot behind you and lower until that knee kisses the floor, then drive up. Lean forward enough to keep the front heel down.',
  },
  {
    name: 'Nordic Hamstring Curl',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings'],
    equipment: ['Mat'],
    description:
      'Heels anchored, hips straight, lower your body as one piece for as long as the hamstrings hold. Catch with the hands and push back up; add reps slowly.',
  },
  {
    name: 'Glute Bridge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Mat'],
    description:
      'On your back, heels close, drive the hips up until the body is straight from knee to shoulder. Squeeze for a count and keep the ribs down.',
  },
  {
    name: 'Single-Leg Glute Bridge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Core'],
    equipment: ['Mat'],
    description:
      'One foot planted, the other knee held to the chest. Lift without the pelvis tilting and lower with control; a cramp in the hamstring means the heel is too far away.',
  },
  {
    name: 'Hanging Knee Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang with active shoulders and curl the knees to the chest by rolling the pelvis up. Lower slowly enough that nothing swings.',
  },
  {
    name: 'Hanging Leg Raise',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Hip Flexors', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'Legs long, raise them to hip height or beyond and finish by tucking the tail under. Pause at the bottom to kill the swing.',
  },
  {
    name: 'Toes-to-Bar',
    difficultyLevel: 'advanced',
    muscleGroups: ['Core', 'Hip Flexors', 'Lats'],
    equipment: ['Pull-up Bar'],
    description:
      'Press down on the bar with straight arms and lift the toes to touch it. Strict reps; bend the knees before you resort to a kip.',
  },
  {
    name: 'Windshield Wiper',
    difficultyLevel: 'advanced',
    muscleGroups: ['Obliques', 'Core', 'Lats'],
    equipment: ['Pull-up Bar'],
    description:
      'From a hang with legs raised, rotate the feet side to side in a smooth arc. Go only as far as you can come back from without dropping.',
  },
  {
    name: 'Sit-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Knees bent, curl up one vertebra at a time, chest to thighs, and return the same way. Leave the neck alone; hands rest, they never pull.',
  },
  {
    name: 'V-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Lie long and fold hands to feet in one move, balancing on the hips for a moment. Lower until the heels nearly touch, without the back arching.',
  },
  {
    name: 'Bicycle Crunch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Core'],
    equipment: ['Mat'],
    description:
      'Bring shoulder, not elbow, toward the opposite knee while the other leg reaches out low. Slow and full beats fast and sloppy.',
  },
  {
    name: 'Dead Bug',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Lower back pressed flat, lower one arm and the opposite leg as you breathe out, then switch. Shorten the reach the moment the back peels up.',
  },
  {
    name: 'Bird Dog',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Lower Back', 'Glutes'],
    equipment: ['Mat'],
    description:
      'On hands and knees, reach one arm and the opposite leg long and hold for two counts. Balance a cup on the hips in your mind; nothing tips.',
  },
  {
    name: 'Ab Wheel Rollout',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Lats', 'Shoulders'],
    equipment: ['Ab Wheel'],
    description:
      'From the knees with hips tucked, roll out as far as the back stays flat and pull back with the lats. An arching back means you have gone too far.',
  },
  {
    name: 'Mountain Climber',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors', 'Cardiovascular'],
    equipment: ['None'],
    description:
      'Strong push-up position; drive one knee under the chest at a time. The hips stay level and the shoulders stay over the hands.',
  },
  {
    name: 'Burpee',
    difficultyLevel: 'beginner',
    muscleGroups: ['Full Body', 'Cardiovascular'],
    equipment: ['None'],
    description:
      'Hands down, step or jump back, chest to the floor, up and a small jump with arms overhead. Find a pace you can hold from first rep to last.',
  },
  {
    name: 'Bear Crawl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Shoulders', 'Full Body'],
    equipment: ['None'],
    description:
      'Knees an inch off the floor, move opposite hand and foot in small steps. Keep the back flat and quiet, forwards and then backwards; count steps as reps.',
  },
  {
    name: 'Single-Leg Calf Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Box'],
    description:
      'Ball of one foot on a step, lower for two counts, rise over the big toe and hold. Use a fingertip for balance, nothing more.',
  },
  {
    name: 'Tibialis Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shins'],
    equipment: ['Wall'],
    description:
      'Lean your back on a wall with heels a foot out, and pull the toes up as high as they go. Slow reps; strong shins save knees on the descent.',
  },
  {
    name: 'Skin the Cat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Shoulders', 'Lats', 'Core'],
    equipment: ['Rings'],
    description:
      'From a hang, tuck and rotate backwards until the shoulders open behind you, then reverse with control. Go only to a stretch you can pull out of.',
  },
];
