import type { SeedEntry } from './seed-exercise.ts';

export const mobilityExercises: SeedEntry[] = [
  {
    name: 'Cat-Cow',
    difficultyLevel: 'beginner',
    muscleGroups: ['Spine', 'Core'],
    equipment: ['Mat'],
    description:
      'Start on hands and knees, hands under the shoulders. Breathe out and round the back to the ceiling from tail to head, then breathe in and let the belly sink as chest and tail lift. Move one segment at a time with straight arms. Pushing hard into the end range or bending the elbows is not needed; let the breath set the pace.',
  },
  {
    name: 'Thread the Needle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Thoracic Spine', 'Shoulders'],
    equipment: ['Mat'],
    description:
      'From hands and knees, slide one arm under the chest, palm up, until the shoulder and the side of the head rest on the mat. Breathe there, then unwind and open the same arm to the ceiling, eyes following. Hips stay over the knees. Shifting them back to the heels cheats the upper back of its turn; five slow ones a side.',
  },
  {
    name: 'Open Book',
    difficultyLevel: 'beginner',
    muscleGroups: ['Thoracic Spine', 'Chest'],
    equipment: ['Mat'],
    description:
      'Lie on your side with the hips and knees bent at ninety degrees, arms straight in front, palms together. Keep the knees stacked and roll the top arm open behind you, following the hand with your eyes. Breathe out at the end and return. If the knees part, the lower back is turning instead; hold them with the lower hand.',
  },
  {
    name: 'Foam Roller Back Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Thoracic Spine', 'Upper Back'],
    equipment: ['Foam Roller'],
    description:
      'Lie with a roller across the shoulder blades, hands behind the head, hips on the floor. Breathe out and ease the upper back over it, then come up, shift a notch and repeat. Elbows point forward to spare the neck. Bending in the lower back or rolling there is the mistake: belly tight, and stay above the lowest ribs.',
  },
  {
    name: 'Downward Dog Flow',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Calves', 'Shoulders', 'Spine'],
    equipment: ['Mat'],
    description:
      'From hands and feet push the hips high and back, pedal the heels, and lengthen the spine. Then roll forward through a straight-arm plank, let the hips sink into a gentle arch with the chest open, and push back up. Breathe with each move. Shoulders hunched at the ears and a forced arch are the faults; bend the knees if tight.',
  },
  {
    name: "Child's Pose Reach",
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Lower Back', 'Hips'],
    equipment: ['Mat'],
    description:
      "Kneel, sit back on the heels and walk the hands forward until the chest rests near the thighs. Then walk both hands to one side and breathe into the stretched ribs for several breaths; change sides. The hips stay down on the heels. Nothing should pinch: put a cushion behind the knees if they do, and don't force the arms.",
  },
  {
    name: 'Supine Twist',
    difficultyLevel: 'beginner',
    muscleGroups: ['Spine', 'Glutes', 'Chest'],
    equipment: ['Mat'],
    description:
      'Lie on your back with the arms wide and the knees bent. Let both knees fall slowly to one side while the opposite shoulder stays heavy on the floor, and turn the head the other way. Breathe for half a minute and change. Pulling the knees down with the hand is the mistake: let gravity ask, and support them on a pillow.',
  },
  {
    name: 'Jefferson Curl',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Spine', 'Lower Back'],
    equipment: ['Kettlebell', 'Box'],
    description:
      'Stand on a box with straight legs and a very light kettlebell. Tuck the chin and roll down one vertebra at a time until the weight hangs below the feet, breathe, and unroll from the bottom up. Slow both ways, five reps. Going heavy or fast is the error; it is for healthy backs only, and never the place for a record.',
  },
  {
    name: '90/90 Hip Switch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Glutes', 'Adductors'],
    equipment: ['Mat'],
    description:
      'Sit with both knees bent at right angles, one shin in front and one beside you. Lean back on the hands and turn the knees to the other side with the heels staying where they are. Sit tall at each end. Lifting the seat or sliding the feet lets the hips escape; use the hands less each week until you need none.',
  },
  {
    name: 'Pigeon Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hips'],
    equipment: ['Mat'],
    description:
      'From hands and knees, bring one shin forward across the body and slide the other leg straight back. Square the hips, then lean forward with a long spine until the glute of the front leg answers. Breathe for a minute a side. Rolling onto the outer hip hides the stretch; ease off at once if the knee feels anything.',
  },
  {
    name: 'Couch Stretch',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hip Flexors', 'Quadriceps'],
    equipment: ['Mat', 'Wall'],
    description:
      'Kneel with one shin up against a wall or couch and the other foot planted in front. Squeeze the glute, tuck the tail under, and only then raise the trunk. Feel it along the front of the thigh, and breathe for a minute a side. Arching the lower back to come up is the usual mistake; stay leaning on the front knee if needed.',
  },
  {
    name: 'Half-Kneeling Hip Flexor Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hip Flexors', 'Quadriceps'],
    equipment: ['Mat'],
    description:
      'Kneel on one knee with the other foot in front. Tuck the pelvis under by squeezing the glute, shift forward an inch or two and reach the same-side arm overhead. Hold for half a minute with slow breaths. Lunging far forward with an arched back feels like more but stretches less: keep the ribs over the hips.',
  },
  {
    name: 'Lunge with Rotation',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Hip Flexors', 'Thoracic Spine'],
    equipment: ['None'],
    description:
      'Step into a long lunge and put the inside hand on the floor beside the front foot. Turn the other arm to the sky, eyes following, then drop that elbow toward the instep and step through to the next side. Back leg straight and strong. Hurrying, or letting the back knee and hip sag, loses the turn; three breaths a side.',
  },
  {
    name: 'Frog Stretch',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Hips'],
    equipment: ['Mat'],
    description:
      'On hands and knees, slide the knees wide apart with the feet in line with them, toes out. Lower to the forearms and rock the hips slowly back and forth, then rest where the inner thighs stretch. Keep the spine long. Forcing the hips down or letting the lower back sag are the faults: strong is fine, sharp is not.',
  },
  {
    name: 'Adductor Rock-Back',
    difficultyLevel: 'beginner',
    muscleGroups: ['Adductors', 'Hips'],
    equipment: ['Mat'],
    description:
      'Kneel on one knee with the other leg straight out to the side, foot flat, hands on the floor. Rock the hips back toward the heel with a flat back until the inner thigh stretches, then forward again. Breathe out as you sink. Rounding the back to get further is the mistake; ten slow rocks loosen more than one hard hold.',
  },
  {
    name: 'Hip Circle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Glutes', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Stand on one leg with a hand on a wall, lift the other knee in front, carry it out to the side, turn it behind you and return. Draw the largest slow circle the hip allows, then reverse. Nothing else moves. Leaning or twisting the trunk makes a bigger circle but a lazy hip; keep the standing leg and belly tight.',
  },
  {
    name: 'Front Leg Swing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Hold a post beside you and swing the outside leg forward and back from the hip with a relaxed knee. Start small and let the range grow over fifteen swings; then turn round. Trunk tall, belly lightly braced. Kicking for height rounds and arches the back with each swing; the movement stays in the hip and stays easy.',
  },
  {
    name: 'Lateral Leg Swing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Adductors', 'Abductors'],
    equipment: ['None'],
    description:
      'Face a post with both hands on it and swing one leg across in front of the body and out to the side, toes forward. Let it hang loose and widen slowly over fifteen swings. The standing foot stays flat. Twisting the hips or bending sideways to gain height is the usual fault; keep the belt buckle facing the post.',
  },
  {
    name: 'Walking Knee Hug',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hips'],
    equipment: ['None'],
    description:
      'Step forward, draw the other knee to the chest with both hands and rise onto the toes of the standing foot, tall for a count. Lower, step, and do the other side across the room. Standing leg straight and glute tight. Bending forward to meet the knee takes the stretch away; stay flat-footed if balance is a struggle.',
  },
  {
    name: 'Inchworm',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Core', 'Shoulders'],
    equipment: ['None'],
    description:
      "Stand, fold forward with soft knees and walk the hands out to a straight-arm plank. Pause, then walk the feet in small steps toward the hands with the legs as straight as they go. Belly tight in the plank. Letting the lower back sag as the hands go out is the fault; stop a hand's length earlier and it is fine.",
  },
  {
    name: 'Spider Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Adductors', 'Core'],
    equipment: ['None'],
    description:
      'From a straight-arm plank, step one foot outside the same-side hand and sink the hips. Breathe out, then move the hands and bring the other foot forward to its hand. The back leg stays long with the knee off the floor. Rushing with a round back or feet that land behind the hand misses the hip; take the time to sink.',
  },
  {
    name: 'Deep Squat Pry',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hips', 'Adductors', 'Ankles'],
    equipment: ['None'],
    description:
      'Sit into your deepest squat with the heels down and the elbows inside the knees, palms together. Press the knees gently apart, shift the weight from side to side and lift the chest with each breath. Stay for a minute. Heels that lift or a collapsing back mean that you need a post to hold or a plate under the heels.',
  },
  {
    name: 'Squat to Stand',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Hips', 'Thoracic Spine'],
    equipment: ['None'],
    description:
      'Stand with the feet shoulder-width, fold and take hold of your toes. Pull yourself down into a deep squat with the chest up and the arms inside the knees, then straighten the legs as far as they go without letting go. Move with the breath. Rounding hard in the squat skips the useful part: lift the chest before you stand.',
  },
  {
    name: 'Supine Hamstring Floss',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Calves'],
    equipment: ['Band'],
    description:
      'Lie on your back with a band round one foot and the thigh upright. Straighten the knee slowly until the back of the leg pulls, then bend it again, ten to fifteen times; the other leg stays long on the floor. Toes relaxed. Holding a hard stretch irritates the nerve: ease off at any tingling in calf or foot.',
  },
  {
    name: 'Seated Forward Fold',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings', 'Lower Back'],
    equipment: ['Mat'],
    description:
      'Sit with the legs long, toes up, perhaps on a folded mat. Hinge from the hips with a flat back and the chest leading until the hamstrings speak, then stay. Lengthen as you breathe in, soften as you breathe out. Rounding to reach the toes stretches the back, not the legs; bend the knees a little, and never bounce.',
  },
  {
    name: 'Knee-to-Wall Ankle Rock',
    difficultyLevel: 'beginner',
    muscleGroups: ['Ankles', 'Calves'],
    equipment: ['Wall'],
    description:
      "Stand facing a wall with one foot a hand's width from it. Drive the knee forward over the second toe until it touches the wall with the heel down, return, and repeat ten times. Inch the foot back as range comes. A lifting heel or an arch that caves inward is the cheat; the last inch should be felt in front or behind the ankle.",
  },
  {
    name: 'Wall Calf Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Ankles'],
    equipment: ['Wall'],
    description:
      'Lean on a wall with one leg straight behind you, heel down and toes forward, for half a minute. Then bend the back knee and keep the heel down to reach the lower calf. Breathe and change sides. Turning the foot out lets the arch collapse and the calf escape; move the foot in before you turn it.',
  },
  {
    name: 'Foot and Toe Drill',
    difficultyLevel: 'beginner',
    muscleGroups: ['Ankles', 'Shins'],
    equipment: ['None'],
    description:
      'Barefoot, spread the toes wide; lift the big one alone, then the other four with the big one down. Next draw the ball of the foot toward the heel so that the arch rises, and hold five seconds. Ten of each. Curling the toes is the usual substitute for the arch; use your hand to show them the way at first.',
  },
  {
    name: 'Band Pull-Apart',
    difficultyLevel: 'beginner',
    muscleGroups: ['Rear Delts', 'Upper Back', 'Shoulders'],
    equipment: ['Band'],
    description:
      'Hold a light band at chest height with straight arms, hands shoulder-width. Draw the hands apart by squeezing the shoulder blades until the band touches the breastbone, and return as slowly. Ribs down, neck long. Shrugging, bending the elbows or arching back means the band is too strong; fifteen smooth reps are right.',
  },
  {
    name: 'Band Pass-Through',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Chest'],
    equipment: ['Band'],
    description:
      'Take a light band with a very wide grip and straight elbows. Carry it overhead and down behind you as far as it goes, then back the same way. Ribs stay down and the breath flows. Bending an elbow or arching the back to get through is the mistake: widen the hands until it passes smoothly, and narrow them over weeks.',
  },
  {
    name: 'Shoulder Circle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Rotator Cuff'],
    equipment: ['None'],
    description:
      'Stand tall, make a fist and move one straight arm slowly up in front, past the ear, back and down, turning the palm out as it goes behind you. Draw the largest circle the joint allows, then reverse. The trunk stays still. Twisting the ribs to help makes it easier and worthless; three slow ones each way.',
  },
  {
    name: 'Wall Slide',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Upper Back'],
    equipment: ['Wall'],
    description:
      'Stand with back, head and forearms against a wall, elbows at shoulder height. Slide the arms up as far as they keep contact, pause, and draw them down by squeezing the shoulder blades. Ribs stay on the wall. An arching lower back or elbows that come off show that you have passed your range; stop just before.',
  },
  {
    name: 'Doorway Chest Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Shoulders'],
    equipment: ['Wall'],
    description:
      'Put the forearm on a door frame with the elbow at shoulder height, step through with the near foot and turn the chest gently away. Breathe for half a minute and change sides. The shoulder stays down and back. You should feel it across the chest; pain at the front of the joint means lower the elbow and lean less.',
  },
  {
    name: 'Bench Lat Stretch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Triceps', 'Thoracic Spine'],
    equipment: ['Bench', 'Dowel'],
    description:
      'Kneel in front of a bench, put the elbows on it and hold a stick with the palms up. Sit back, let the chest sink between the arms and bend the elbows to bring the stick toward the neck. Breathe out slowly. Arching the lower back fakes the range: pull the ribs in so that it is the lats that give.',
  },
  {
    name: 'Sleeper Stretch',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Rotator Cuff', 'Shoulders'],
    equipment: ['Mat'],
    description:
      'Lie on your side with the lower arm straight out from the shoulder and the elbow bent at ninety degrees. With the other hand, press the forearm gently toward the floor until you feel the back of the shoulder, and hold half a minute. Light pressure only. Rolling onto the shoulder or forcing it pinches the joint; roll back a little.',
  },
  {
    name: 'Wrist Prep',
    difficultyLevel: 'beginner',
    muscleGroups: ['Wrists', 'Forearms'],
    equipment: ['Mat'],
    description:
      'Kneel on hands and knees and rock gently over the palms with the fingers forward, then sideways, then toward you. Finish on the backs of the hands with very little weight. Eight slow rocks each way, elbows straight. Leaning in hard on cold wrists is the mistake; do it before any pressing or handstand work.',
  },
  {
    name: 'Neck Circle',
    difficultyLevel: 'beginner',
    muscleGroups: ['Neck', 'Traps'],
    equipment: ['None'],
    description:
      'Sit tall and let one ear sink toward its shoulder. Roll the chin slowly across the chest to the other side and back in a half circle, then turn the head left and right. Shoulders stay heavy and the jaw loose. Rolling the head all the way back crowds the neck: keep to the front half and breathe through tight spots.',
  },
  {
    name: 'Foam Roll Quads',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Hip Flexors'],
    equipment: ['Foam Roller'],
    description:
      'Lie face down on the forearms with a roller under the thighs. Roll slowly from the hip to just above the knee, stop on a tender spot and bend the knee a few times, breathing out. A minute a side is enough. Racing back and forth does little, and rolling on the kneecap harms; shift your weight to make it milder.',
  },
  {
    name: 'Foam Roll Upper Back',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats'],
    equipment: ['Foam Roller'],
    description:
      'Lie with the roller under the middle of the back, arms crossed and hips lifted. Roll slowly up to the top of the shoulders and back, then turn a little to each side for the lats. Support the head if the neck tires. Stay off the lower back and the neck; hard pressure there does harm, and a minute is plenty.',
  },
  {
    name: 'Crocodile Breathing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Spine'],
    equipment: ['Mat'],
    description:
      'Lie face down with the forehead on the hands and the legs long. Breathe in through the nose so that the belly pushes into the floor and the lower ribs widen, then breathe out for twice as long. Ten to twenty breaths. Lifting the chest and shoulders with each breath is the habit to lose; let the back rise instead.',
  },
];
