import type { SeedEntry } from './seed-exercise.ts';

export const isometricExercises: SeedEntry[] = [
  {
    name: 'Front Plank',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Shoulders', 'Glutes'],
    equipment: ['Mat'],
    description:
      'Rest on the forearms with the elbows under the shoulders and the legs straight. Squeeze the glutes, tuck the ribs toward the hips and hold one line from head to heels, breathing quietly. Push the floor away. Sagging hips that hand the work to the lower back, or a seat in the air, end the set; a short clean hold beats a long bad one.',
  },
  {
    name: 'Hard-Style Plank',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Glutes', 'Lats'],
    equipment: ['Mat'],
    description:
      'Take the forearm position and then use everything: pull elbows and toes toward each other, clench glutes and fists, lock the knees. Breathe in short sips behind a hard belly. Ten to twenty seconds should leave you shaking. Lasting longer means you are not squeezing enough; holding the breath or letting the back sag is the fault.',
  },
  {
    name: 'Side Plank',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Core', 'Abductors'],
    equipment: ['Mat'],
    description:
      'Lie on one side with the elbow under the shoulder and the feet stacked or one in front. Lift the hips until ear, hip and ankle make a line and hold, the free hand on the waist. Push the floor away. Rolling the chest forward or letting the hips sink are the usual faults. Both sides the same time; bend the knees to begin.',
  },
  {
    name: 'Copenhagen Plank',
    difficultyLevel: 'advanced',
    muscleGroups: ['Adductors', 'Obliques', 'Core'],
    equipment: ['Bench'],
    description:
      'Lie on your side with the elbow under the shoulder and the top leg on a bench, first by the knee, later by the ankle. Press the inner thigh down and lift the hips until the body is straight; the lower leg hangs or joins it. It protects groins. Dropping or turning the hips is the fault; start with ten seconds.',
  },
  {
    name: 'Bear Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Shoulders', 'Quadriceps'],
    equipment: ['Mat'],
    description:
      'On hands and toes, with the hands under the shoulders and the knees under the hips, lift the knees an inch off the floor. Hold the back as flat as a table, push the ground away and breathe slowly. Quads and belly burn soon. Raising the seat or rounding the back makes it easy; keep the knees just off the mat.',
  },
  {
    name: 'Hollow Body Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      "Lie on your back and press the lower back into the floor. Lift shoulders and straight legs a hand's breadth, arms beside the ears, and hold the shape like a shallow dish. Breathe small. A gap under the back means the legs are too low: raise them or bend the knees, and stop the clock when the gap returns.",
  },
  {
    name: 'Arch Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lower Back', 'Glutes', 'Upper Back'],
    equipment: ['Mat'],
    description:
      'Lie face down with the arms by the ears. Lift chest, arms and thighs off the floor and reach long from fingertips to toes, glutes squeezed. Look at the mat so that the neck stays in line. Hold and breathe. Craning the head up and bending the knees to gain height pinch the lower back; think long, not high.',
  },
  {
    name: 'Reverse Plank',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders'],
    equipment: ['Mat'],
    description:
      'Sit with the legs straight and the hands behind you, fingers pointing forward or out. Press hands and heels down and lift the hips until the body is a straight line, chest open. Keep the chin level. Shoulders sinking toward the ears and hips that sag are the usual faults; bend the knees to a table for an easier start.',
  },
  {
    name: 'L-Sit',
    difficultyLevel: 'advanced',
    muscleGroups: ['Core', 'Hip Flexors', 'Triceps'],
    equipment: ['Parallettes'],
    description:
      'Hold the parallettes with locked arms and press the shoulders down. Lift the straight legs to hip height in front of you, toes pointed, and hold. If that is too much, keep one knee tucked or both. Push tall the whole time. Bent elbows and a slumped back are the faults: five seconds done right count more than twenty sagging.',
  },
  {
    name: 'Wall Sit',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Wall'],
    description:
      'Lean your back flat against a wall and slide down until the thighs are parallel to the floor, knees over the ankles. Weight in the heels, hands off the legs, shoulders relaxed. Breathe steadily through the burn. Sliding up bit by bit or pushing on the thighs is cheating; step the feet out a little if the knees complain.',
  },
  {
    name: 'Split Squat Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Adductors'],
    equipment: ['None'],
    description:
      'Take a long stance and lower until the back knee hovers an inch above the floor, then stay. Front heel heavy, shin near vertical, trunk tall and hips square. Breathe slowly, and hold both sides for the same time. Rising out of the depth or leaning on the front thigh are the common escapes; put a pad under the knee as a mark.',
  },
  {
    name: 'Spanish Squat Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps'],
    equipment: ['Band', 'Rack'],
    description:
      'Loop a heavy band round a post and behind both knees, step back until it pulls, then sit with the shins vertical and the trunk tall until the thighs are near parallel. Hold. It loads sore knee tendons kindly: strong effort is welcome, sharp pain is not. Letting the knees travel forward loses the point of the band.',
  },
  {
    name: 'Horse Stance',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Stand with the feet about twice shoulder width and the toes slightly out. Sink until the thighs are close to parallel, press the knees out over the toes and keep the tail under and the back upright. Hands rest at the hips. Leaning forward or letting the knees fall inward are the usual faults; begin higher and sink over the weeks.',
  },
  {
    name: 'Goblet Squat Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Adductors', 'Upper Back', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Hold a kettlebell at the breastbone, sit to the bottom of a squat with the elbows inside the knees, and stay. Chest tall, heels on the floor, breathing low into the belly. Pry gently from side to side if the hips are stiff. Collapsing over the bell or lifting the heels means the weight is too heavy or the feet too narrow.',
  },
  {
    name: 'Overcoming Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      "Set the bar under fixed pins so that you stand beneath it in a half squat, back flat. Brace, build up to a full push against it over two seconds, hold for five, and ease off. Nothing moves, so quality is all in the intent. Jerking into a bar that can't move or holding the breath to dizziness are the mistakes.",
  },
  {
    name: 'Mid-Thigh Pull',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Full Body'],
    equipment: ['Barbell', 'Rack'],
    description:
      "Fix the bar under pins at the middle of the thighs and stand over it with the trunk tall, knees slightly bent, arms straight. Take the slack out, then pull upward with all you have for five seconds, pushing the feet into the floor. Straps help. Bending the arms or yanking suddenly hurts; build the force, don't jerk it.",
  },
  {
    name: 'Glute Bridge Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Mat'],
    description:
      'Lie on your back with the heels near the seat, press through them and lift the hips until knee, hip and shoulder are in line. Squeeze as if the floor were sinking, and hold with the ribs down and the knees over the toes. Breathe. If you feel it in the lower back, come down an inch and tuck the tail.',
  },
  {
    name: 'Long-Lever Bridge Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes'],
    equipment: ['Mat'],
    description:
      'Lie on your back and walk the heels out until the knees are only slightly bent, toes up. Dig the heels down, lift the hips to a straight line and hold. The hamstrings do it now. Start with ten seconds: they cramp easily, so lower at the first sign. Letting the hips sag or pushing from the toes misses the muscle.',
  },
  {
    name: 'Calf Raise Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Box'],
    description:
      'Stand on a step on one or both feet, rise as high as you can over the big toes and stay there, knees straight and ankles steady. A fingertip on the wall for balance. It loads the Achilles without wearing it. Sinking slowly without noticing or rolling out to the little toes are the faults; check your height each ten seconds.',
  },
  {
    name: 'Dead Hang',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Lats', 'Shoulders'],
    equipment: ['Pull-up Bar'],
    description:
      'Take the bar with a full grip, thumbs round, and let the body hang long with the feet off the floor. Ribs down, legs quiet, breathe slowly while the shoulders open. Good for grip, shoulders and back. Swinging, or hanging on until the fingers peel, is the mistake; step off onto a box in time and add five seconds a week.',
  },
  {
    name: 'Active Hang',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Traps', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      "Hang from a bar with straight arms and draw the shoulder blades down, away from the ears. Keep them there with the chest proud, belly tight and legs still. The elbows don't bend. It is the strong start of every pull. Letting the shoulders creep up again is the fault; end the hold when they do and rest as long.",
  },
  {
    name: 'Chin-Over-Bar Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Biceps', 'Lats', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Step up on something until the chin is over the bar, palms toward you, then take the feet away and hold. Elbows tight to the ribs, shoulders down, legs still. Breathe in small sips. Craning the neck to keep the chin up while the body sinks is the usual cheat; when the back gives in, lower slowly and count that too.',
  },
  {
    name: 'Inverted Row Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Hang under a bar at hip height, pull the chest up to it and stay there with the shoulder blades squeezed and the body straight. Heels down, glutes tight. Breathe quietly. End it when the chest drifts more than an inch away. Shrugging to the ears or letting the hips sag hands the work to arms and lower back.',
  },
  {
    name: 'Tuck Front Lever',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Core', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang from the bar, press it toward your feet with straight arms and lift the hips until the back is parallel to the floor, knees tucked tight. Hold with the elbows locked and the head neutral. Open the tuck a little as you grow stronger. Bent arms or hips below the shoulders are the usual faults: tuck tighter instead.',
  },
  {
    name: 'Push-up Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Core'],
    equipment: ['None'],
    description:
      "Lower yourself to the bottom of a push-up, a fist's height above the floor, and stop. Elbows close to the ribs, body straight, glutes and belly tight, eyes just ahead of the hands. Breathe in small sips. Flaring elbows and a belly that sinks first are the faults. Press up or lower to the mat to finish; never collapse.",
  },
  {
    name: 'Ring Support Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Chest', 'Core'],
    equipment: ['Rings'],
    description:
      "Jump or press up to straight arms on the rings, hands beside the hips and turned slightly out. Push the shoulders down, squeeze the legs together and keep still. Straps don't touch the arms. Stillness is the goal, not time. Bent elbows and shoulders by the ears are the faults; come off when the rings start to drift.",
  },
  {
    name: 'Wall Handstand Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Upper Back', 'Core'],
    equipment: ['Wall'],
    description:
      'Put the hands a foot from the wall and walk the feet up behind you until the chest faces it. Push tall through the shoulders, ribs in, glutes tight, eyes between the hands. Breathe. Kicking up with an arched back hides weak shoulders; this way round shows the line. Walk down while you still can do it well.',
  },
  {
    name: 'Overhead Barbell Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Upper Back', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Press or jerk the bar up and lock the arms with it over the middle of the foot. Reach up against it, ribs down, glutes tight, and stand stacked while you take shallow breaths. Start with less than you can press. An arching back or elbows that soften end the hold; set it down in the rack under control.',
  },
  {
    name: 'Pallof Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Obliques'],
    equipment: ['Band'],
    description:
      'Fix a band at chest height and stand side-on to it. Take it with both hands at the breastbone, press it straight out and hold against its pull. Feet hip-width, knees soft, belt buckle ahead, shoulders low. Leaning away or letting the hands drift to the band is the usual fault. Step out for more; change sides.',
  },
  {
    name: 'Plate Pinch Hold',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Forearms'],
    equipment: ['Plates'],
    description:
      'Put two smooth plates together, flat sides out, and pinch them between the thumb and the straight fingers. Stand tall with the arm long at your side and hold, then change hands. The thumb works hardest. Hooking the fingers under a rim or leaning to the side is cheating; set them down before they drop on a toe.',
  },
  {
    name: 'Barbell Grip Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Traps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Set a loaded bar on pins at thigh height, take it with both palms facing you and stand up. Hold it still with the shoulders down and squeeze as if to leave fingerprints. No straps. A mixed grip or resting the bar on the thighs takes the work from the fingers. Put it back when they begin to open, not after.',
  },
  {
    name: 'Back Extension Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lower Back', 'Glutes', 'Hamstrings'],
    equipment: ['Machine'],
    description:
      'Lock the ankles into the back-extension bench with the pad below the hip crease, cross the arms and bring the body into one straight line. Hold with the glutes squeezed and the chin tucked, breathing evenly. It builds a back that lasts. Rising above the line or letting the head hang are the faults; end when you sink.',
  },
  {
    name: 'Neck Hold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Neck', 'Traps'],
    equipment: ['None'],
    description:
      'Sit or stand tall and press the forehead into your palm without letting the head move, then the back of the head, then each side. Build the effort over two seconds, hold, and release slowly. Half strength is enough at first. Jerking into it or clenching the jaw strains the neck, so let the force grow over weeks.',
  },
];
