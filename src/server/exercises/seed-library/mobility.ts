import type { SeedEntry } from './seed-exercise.ts';

export const mobilityExercises: SeedEntry[] = [
  {
    name: 'Cat-Cow',
    difficultyLevel: 'beginner',
    muscleGroups: ['Spine', 'Core'],
    equipment: ['Mat'],
    description:
      'On hands and knees, round the back to the ceiling as you breathe out, then let the belly sink as you breathe in. Move one segment at a time, without forcing.',
  },
  {
    name: 'Thread the Needle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Thoracic Spine', 'Shoulders'],
    equipment: ['Mat'],
    description:
      'From hands and knees, slide one arm under the chest until the shoulder rests, then open it to the ceiling. Hips stay over the knees.',
  },
  {
    name: 'Open Book',
    difficultyLevel: 'beginner',
    muscleGroups: ['Thoracic Spine', 'Chest'],
    equipment: ['Mat'],
    description:
      'Lie on your side with knees stacked at hip height and roll the top arm open behind you. Follow the hand with the eyes and keep the knees together.',
  },
  {
    name: 'Foam Roller Back Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Thoracic Spine', 'Upper Back'],
    equipment: ['Foam Roller'],
    description:
      'Roller across the shoulder blades, hands behind the head, ease back over it on each exhale. Shift a notch and repeat; the lower back stays quiet.',
  },
  {
    name: 'Downward Dog Flow',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Calves', 'Shoulders', 'Spine'],
    equipment: ['Mat'],
    description:
      'Push the hips high, pedal the heels, then lower through a plank into a gentle arch and back. Let the breath lead and the shoulders stay wide.',
  },
  {
    name: "Child's Pose Reach",
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Lower Back', 'Hips'],
    equipment: ['Mat'],
    description:
      'Sit back on the heels with arms long, walk the hands to one side and breathe into the stretched ribs. Change sides; nothing should pinch.',
  },
  {
    name: 'Supine Twist',
    difficultyLevel: 'beginner',
    muscleGroups: ['Spine', 'Glutes', 'Chest'],
    equipment: ['Mat'],
    description:
      'On your back, arms wide, let both knees fall to one side while the far shoulder stays heavy. Breathe slowly and let gravity do the asking.',
  },
  {
    name: 'Jefferson Curl',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Spine', 'Lower Back'],
    equipment: ['Kettlebell', 'Box'],
    description:
      'Stand on a box with a very light bell and roll down one vertebra at a time, chin first, then unroll. Slow and light always; not for an aching back.',
  },
  {
    name: '90/90 Hip Switch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Glutes', 'Adductors'],
    equipment: ['Mat'],
    description:
      'Sit with both knees bent at right angles and turn them from one side to the other with the heels fixed. Sit tall; use the hands less each week.',
  },
  {
    name: 'Pigeon Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hips'],
    equipment: ['Mat'],
    description:
      'Front shin across the body, back leg long, hips square. Lean forward from the hip until the glute answers, and back off from any feeling in the knee.',
  },
  {
    name: 'Couch Stretch',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hip Flexors', 'Quadriceps'],
    equipment: ['Mat', 'Wall'],
    description:
      'Back shin up the wall, front foot planted. Squeeze the glute and tuck the tail before you rise; the stretch belongs in the thigh, not the lower back.',
  },
  {
    name: 'Half-Kneeling Hip Flexor Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hip Flexors', 'Quadriceps'],
    equipment: ['Mat'],
    description:
      'One knee down, tuck the pelvis under and shift forward an inch, the same-side arm reaching overhead. More arch in the back is not more stretch.',
  },
  {
    name: 'Lunge with Rotation',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Hip Flexors', 'Thoracic Spine'],
    equipment: ['None'],
    description:
      'Long lunge, inside hand down, and turn the other arm to the sky. Pause, drop the elbow to the instep, then step through to the other side.',
  },
  {
    name: 'Frog Stretch',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Hips'],
    equipment: ['Mat'],
    description:
      'On hands and knees, spread the knees wide with feet in line and rock the hips back. Keep the spine long and stop at strong, never sharp.',
  },
  {
    name: 'Adductor Rock-Back',
    difficultyLevel: 'beginner',
    muscleGroups: ['Adductors', 'Hips'],
    equipment: ['Mat'],
    description:
      'One leg straight out to the side, other knee down, rock the hips back with a flat back. Breathe out as you sink; ten slow rocks loosen more than one hard hold.',
  },
  {
    name: 'Hip Circle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Glutes', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Stand on one leg, lift the other knee and draw the largest slow circle the hip allows. Nothing else moves: no lean and no twist; reverse halfway.',
  },
  {
    name: 'Front Leg Swing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Hold a post and swing one leg forward and back from the hip, growing the range gradually. Trunk tall, relaxed knee; never kick for height.',
  },
  {
    name: 'Lateral Leg Swing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Adductors', 'Abductors'],
    equipment: ['None'],
    description:
      'Face a post and swing a leg across the body and out, toes forward. Let it be loose and even, and keep the standing hip from swaying.',
  },
  {
    name: 'Walking Knee Hug',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hips'],
    equipment: ['None'],
    description:
      'Step, draw one knee to the chest, rise onto the toes and stay tall for a count. Alternate down the room, standing leg straight.',
  },
  {
    name: 'Inchworm',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Core', 'Shoulders'],
    equipment: ['None'],
    description:
      'Fold, walk the hands out to a plank, then walk the feet in with straight legs. Small steps, belly tight; stop before the lower back sags.',
  },
  {
    name: 'Spider Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Adductors', 'Core'],
    equipment: ['None'],
    description:
      'From a push-up position step one foot outside the hand, sink the hips, then crawl forward to the other side. Keep the back knee off the floor.',
  },
  {
    name: 'Deep Squat Pry',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Adductors', 'Ankles'],
    equipment: ['None'],
    description:
      'Sit in your deepest heels-down squat and use the elbows to ease the knees apart, shifting side to side. Hold a post in front if the heels lift.',
  },
  {
    name: 'Squat to Stand',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Hips', 'Thoracic Spine'],
    equipment: ['None'],
    description:
      'Grab the toes, pull yourself down into a squat with the chest up, then straighten the legs without letting go. Move with the breath.',
  },
  {
    name: 'Supine Hamstring Floss',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Calves'],
    equipment: ['Band'],
    description:
      'On your back, band around the foot, straighten and bend the knee slowly with the thigh upright. Ease off at any tingling in the foot.',
  },
  {
    name: 'Seated Forward Fold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Lower Back'],
    equipment: ['Mat'],
    description:
      'Legs long, hinge from the hips with a flat back and hold where the hamstrings speak. Lengthen on the inhale, soften on the exhale, no bouncing.',
  },
  {
    name: 'Knee-to-Wall Ankle Rock',
    difficultyLevel: 'beginner',
    muscleGroups: ['Ankles', 'Calves'],
    equipment: ['Wall'],
    description:
      "Foot a hand's width from the wall, drive the knee over the second toe to touch it with the heel down. Inch the foot back as range comes.",
  },
  {
    name: 'Wall Calf Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Ankles'],
    equipment: ['Wall'],
    description:
      'Back leg straight, heel down, toes forward, lean into the wall; then bend the knee and repeat lower down. Keep the arch of the foot lifted.',
  },
  {
    name: 'Foot and Toe Drill',
    difficultyLevel: 'beginner',
    muscleGroups: ['Ankles', 'Shins'],
    equipment: ['None'],
    description:
      'Barefoot, spread the toes, lift the big one alone, then the other four, and draw up the arch without curling. Strong feet start here.',
  },
  {
    name: 'Band Pull-Apart',
    difficultyLevel: 'beginner',
    muscleGroups: ['Rear Delts', 'Upper Back', 'Shoulders'],
    equipment: ['Band'],
    description:
      'Arms straight at chest height, draw the band to the breastbone by moving the shoulder blades. Ribs stay down and the return is as slow as the pull.',
  },
  {
    name: 'Band Pass-Through',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Chest'],
    equipment: ['Band'],
    description:
      'Wide grip on a light band, carry it overhead and behind you with straight elbows, then back. Widen the hands before you force the shoulders.',
  },
  {
    name: 'Shoulder Circle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Rotator Cuff'],
    equipment: ['None'],
    description:
      'Make a fist and draw the biggest slow circle one arm can make, turning the palm over behind you. The ribs stay put; reverse halfway.',
  },
  {
    name: 'Wall Slide',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Upper Back'],
    equipment: ['Wall'],
    description:
      'Back, head and forearms on the wall, slide the arms up as far as contact holds. If the ribs lift off, you have gone past your range.',
  },
  {
    name: 'Doorway Chest Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Shoulders'],
    equipment: ['Wall'],
    description:
      'Forearm on the frame at shoulder height, step through and turn gently away. Feel it across the chest; pain at the front of the joint means lower the elbow.',
  },
  {
    name: 'Bench Lat Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Triceps', 'Thoracic Spine'],
    equipment: ['Bench', 'Dowel'],
    description:
      'Kneel with elbows on the bench holding a stick, sink the chest and draw the hands to the neck. Ribs in, so it is the lats that give.',
  },
  {
    name: 'Sleeper Stretch',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Rotator Cuff', 'Shoulders'],
    equipment: ['Mat'],
    description:
      'On your side with the elbow in front of the shoulder, press the forearm gently to the floor. Light pressure only; this joint does not like force.',
  },
  {
    name: 'Wrist Prep',
    difficultyLevel: 'beginner',
    muscleGroups: ['Wrists', 'Forearms'],
    equipment: ['Mat'],
    description:
      'On hands and knees, rock over the palms with fingers forward, sideways and back, then over the backs of the hands. Gentle, before any pressing or handstands.',
  },
  {
    name: 'Neck Circle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Neck', 'Traps'],
    equipment: ['None'],
    description:
      'Turn, tilt and draw slow half circles with the chin from shoulder to shoulder. Keep the shoulders heavy and stay out of the full backward roll.',
  },
  {
    name: 'Foam Roll Quads',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Hip Flexors'],
    equipment: ['Foam Roller'],
    description:
      'Roll from hip to just above the knee, stop on the tender spots and bend the knee a few times. Breathe through it; never roll on the joint.',
  },
  {
    name: 'Foam Roll Upper Back',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats'],
    equipment: ['Foam Roller'],
    description:
      'Hips lifted, arms crossed, roll slowly from mid-back to the top of the shoulders and out to each lat. Stay off the lower back and the neck.',
  },
  {
    name: 'Crocodile Breathing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Spine'],
    equipment: ['Mat'],
    description:
      'Lie face down, forehead on the hands, and breathe so the belly pushes the floor and the lower ribs widen. Out for twice as long as in.',
  },
];
