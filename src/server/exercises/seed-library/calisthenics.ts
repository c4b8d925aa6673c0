import type { SeedEntry } from './seed-exercise.ts';

export const calisthenicsExercises: SeedEntry[] = [
  {
    name: 'Push-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders', 'Core'],
    equipment: ['None'],
    description:
      'Hands under the shoulders, fingers spread, body one straight line from head to heels with glutes and belly tight. Lower until the chest brushes the floor, elbows about forty-five degrees from the ribs, then push the floor away. The hips neither sag nor lead. Half reps with the chin poking forward are the common cheat: raise the hands on something instead.',
  },
  {
    name: 'Incline Push-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Core'],
    equipment: ['Bench'],
    description:
      'Place the hands on a bench, bar or table a little wider than the shoulders and walk the feet back until the body is straight. Lower the chest to the edge and press away in one piece. As you grow stronger, choose something lower. Letting the hips hang or meeting the edge with the belly first means it is still too low.',
  },
  {
    name: 'Decline Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps', 'Core'],
    equipment: ['Bench'],
    description:
      'Put the feet on a bench and the hands on the floor, slightly wider than the shoulders. Lower the nose just ahead of the fingertips and press back up with the ribs tucked toward the hips. More weight moves to the upper chest and shoulders. A sagging lower back is the usual fault; squeeze the glutes or lower the feet.',
  },
  {
    name: 'Diamond Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Triceps', 'Chest', 'Core'],
    equipment: ['None'],
    description:
      'Make a diamond with thumbs and first fingers under the breastbone, legs together or slightly apart. Lower until the chest touches the hands with the elbows brushing the ribs, then lock out fully. The triceps do most of the work. If the wrists complain, move the hands a few inches apart; flaring the elbows is what strains them.',
  },
  {
    name: 'Archer Push-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders', 'Core'],
    equipment: ['None'],
    description:
      'Start with the hands very wide and the fingers turned out a little. Lower toward one hand while the other arm straightens to the side, press back, and alternate. Keep hips and shoulders square to the floor. Most people twist or bend the straight arm to help; widen the knees or feet for balance and take fewer, cleaner reps.',
  },
  {
    name: 'Pike Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps'],
    equipment: ['None'],
    description:
      'From hands and feet, lift the hips high into an upside-down V. Bend the elbows and lower the crown to a spot in front of the hands, so that head and hands make a triangle, then push back up. Elbows point back. Letting the hips drop turns it into a slanted press for the chest; keep them above the shoulders.',
  },
  {
    name: 'Dive-Bomber Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Chest', 'Triceps'],
    equipment: ['None'],
    description:
      'Begin with the hips high and the feet wide. Sweep the chest down and forward between the hands, just above the floor, up into an arch with straight arms, then reverse along the same path. Move slowly enough to feel each inch. Skipping the way back by simply lifting the hips leaves out the harder half.',
  },
  {
    name: 'Ring Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Core'],
    equipment: ['Rings'],
    description:
      'Set the rings a foot above the floor and hold them turned out slightly with straight arms, body in one line. Lower with the rings close to the ribs until the hands reach the chest, press, and turn them out again. Brace so that nothing wobbles. Letting the rings drift wide puts the strain on the shoulders; raise the straps if so.',
  },
  {
    name: 'Handstand Push-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Shoulders', 'Triceps', 'Upper Back'],
    equipment: ['Wall'],
    description:
      "Kick up with the hands about a palm's length from the wall and pull the ribs in. Lower the head slowly to a point in front of the hands, so that the elbows stay over the wrists, then press straight up. A pad under the head is wise. Dropping onto the neck or arching to walk it up are reasons to train an easier version first.",
  },
  {
    name: 'Dip',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Dip Bars'],
    description:
      "Support yourself on the bars with locked arms and the shoulders pressed down. Lean slightly forward, bend the elbows until the upper arms are parallel to the floor, and press back to straight. Legs still, neck long. Sinking deeper while the shoulders roll forward strains the joint; build up with slow lowering if you can't control it.",
  },
  {
    name: 'Bench Dip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps', 'Shoulders'],
    equipment: ['Bench'],
    description:
      'Sit on the edge of a bench, hands beside the hips, then slide forward with the legs bent or straight. Bend the elbows straight back to about ninety degrees and press up, the back close to the bench. Keep the chest open. Going lower rounds the shoulders forward and pinches them, so stop early and bend the knees to make it easier.',
  },
  {
    name: 'Ring Dip',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders', 'Core'],
    equipment: ['Rings'],
    description:
      'Hold a still support on the rings with the arms locked and the palms turned slightly out. Lower slowly with the straps near the arms until the elbows reach ninety degrees, press, and turn out again at the top. Lean forward a little. Rings that fly wide or a lockout you skip show that the support needs work before the reps do.',
  },
  {
    name: 'Pull-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'Take the bar with the palms away, a little wider than the shoulders, and hang with the ribs down. Pull the elbows toward your back pockets until the chin clears the bar, then lower to straight arms. Legs together and quiet. Kicking and stopping halfway down are the usual cheats; five clean ones are worth more than ten of those.',
  },
  {
    name: 'Chin-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Biceps', 'Lats', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Grip the bar at shoulder width with the palms toward you and hang fully. Draw the shoulders down first, then bring the collarbone to the bar with the elbows close, and lower over two counts. The biceps help more than in the other grip. Craning the neck to get over the bar or dropping fast to the bottom cheats the back and the elbows.',
  },
  {
    name: 'Assisted Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps'],
    equipment: ['Machine'],
    isAssisted: true,
    description:
      'Choose a counterweight that lets you do every rep smoothly, kneel on the pad and take the handles a little wider than the shoulders. Pull the chest toward the hands with the ribs down, pause, and let the arms go long again over two counts. Take off a little of the help every week or two. Bouncing off the pad at the bottom does the work for you.',
  },
  {
    name: 'Assisted Dip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Machine'],
    isAssisted: true,
    description:
      'Set a counterweight with which eight clean reps are possible, kneel on the pad and hold the bars with straight arms, shoulders away from the ears. Sink until the elbows are square, then drive the bars down and come up tall. The less the stack helps, the better you are. Letting the pad throw you upward or the shoulders creep forward takes the point away.',
  },
  {
    name: 'Neutral-Grip Pull-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Hold handles that face each other and hang with long arms. Lead with the chest, pull until the handles are beside your shoulders, and lower to a full stretch. It is the kindest grip on elbows and shoulders, so it suits a lot of reps. Swinging the legs or shrugging the shoulders to the ears at the bottom gives that kindness away.',
  },
  {
    name: 'Band-Assisted Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Pull-up Bar', 'Band'],
    description:
      'Loop a band over the bar and put one foot or knee into it. Hang, then pull the chin over the bar exactly as you would without help, and take three counts to lower. Choose the thinnest band that keeps each rep smooth. Bouncing out of the stretched band at the bottom lets it do the part you need most.',
  },
  {
    name: 'Negative Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Pull-up Bar', 'Box'],
    description:
      'Step up on a box so that the chin is over the bar, tighten the grip and take the feet off. Lower yourself for five full counts, slowest where it is hardest, until the arms are straight, then step up again. Keep the belly tight. Falling through the last half is the mistake: when you can no longer brake, the set is over.',
  },
  {
    name: 'Scapular Pull-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Traps', 'Upper Back'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang from the bar with straight arms. Without bending the elbows, draw the shoulders down and back so that the chest rises an inch or two, hold a count, and let them up again. Move slowly. Bent elbows or a swinging body mean the arms have taken over; these small reps teach the back how every pull from a bar begins.',
  },
  {
    name: 'Towel Pull-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Forearms', 'Lats', 'Biceps'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang two towels over the bar and grip one in each hand as hard as you can, hands at shoulder width. Pull until the hands are beside the shoulders and lower under control. Thumbs wrap round. The grip fails before the back does, so step down before it slips; knots or sewn ends to hang on to make it a different exercise.',
  },
  {
    name: 'Archer Pull-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps', 'Core'],
    equipment: ['Pull-up Bar'],
    description:
      'Take a very wide grip with the palms away. Pull toward one hand while the other arm straightens along the bar, lower, and do the other side. Keep the chest facing the bar and the legs still. Bending the far arm to help is the usual cheat; start with small shifts to each side and let the range grow over weeks.',
  },
  {
    name: 'Inverted Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Set a bar in the rack at about hip height and hang under it, heels on the floor and body straight. Pull the lower chest to the bar, squeeze the shoulder blades for a count, and lower to long arms. Bend the knees to make it easier, raise the feet to make it harder. Hips that sag or thrust upward break the line.',
  },
  {
    name: 'Ring Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps', 'Core'],
    equipment: ['Rings'],
    description:
      'Hold the rings with straight arms, walk the feet forward and lean back with the body in one line. Row until the rings reach the ribs, palms turning in, then lower slowly. The lower you lean, the harder it gets. Shrugging or letting the hips fold to finish means that you stand too far under; walk back a step.',
  },
  {
    name: 'Muscle-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Chest', 'Triceps', 'Full Body'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang with a deep false grip or start from a strong, controlled swing. Pull fast and high, to the lower chest, then lean over the bar and turn the elbows from below to above before pressing to straight arms. Lower the same way. Getting one arm over first wrenches the shoulder; build high strict pulls and deep bar presses before you try.',
  },
  {
    name: 'Rope Climb',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Biceps', 'Forearms', 'Core'],
    equipment: ['Climbing Rope'],
    description:
      "Jump up with long arms, clamp the rope between one foot's instep and the other's sole, then stand up on it and reach again. The legs climb, the hands only hold. Come down hand under hand with the feet braking. Sliding burns the skin, and letting go from height ends seasons, so keep enough strength for the way back.",
  },
  {
    name: 'Air Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Stand with the feet just wider than the hips and the toes slightly out. Sit down and back with the arms reaching forward until the hip crease passes the knee, then stand tall. Heels stay on the floor and the knees follow the toes. Collapsing knees and a rounding back come from rushing; slow down and use a chair as a target.',
  },
  {
    name: 'Split Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Adductors'],
    equipment: ['None'],
    description:
      'Take a long stance with both feet planted, hips square, and the back heel lifted. Drop straight down until the rear knee hovers above the floor, then rise through the front heel. Finish one side before the other. Leaning back and pushing with the rear foot is the usual fault; imagine an elevator, not a swing.',
  },
  {
    name: 'Bodyweight Reverse Lunge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Stand tall, step softly back onto the ball of one foot and lower until both knees are bent about ninety degrees. Press through the front heel to stand, and alternate sides. Keep the feet hip-width, as if on rails. Stepping directly behind the front foot makes you wobble; a knee that bangs the floor means you dropped too fast.',
  },
  {
    name: 'Step-Down',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Abductors'],
    equipment: ['Box'],
    description:
      'Stand on the edge of a low box on one leg with the hands on the hips. Reach the other heel down to tap the floor in front over three counts, then straighten up again. The pelvis stays level and the knee over the second toe. If it caves in, use a lower box; putting weight on the tapping foot is cheating yourself.',
  },
  {
    name: 'Cossack Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Glutes', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Take a stance twice your shoulder width. Sink onto one heel with the chest up while the other leg straightens, its toes lifting toward the ceiling; push back to the middle and change sides. Hold the arms out for balance. If the working heel lifts, sit less deep or hold a post: range comes from practice, not from force.',
  },
  {
    name: 'Pistol Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['None'],
    description:
      'Stand on one leg with the other held out in front and the arms forward. Sit back and down slowly until the thigh rests on the calf, then drive up without touching the floor. Keep the heel down and the knee over the toes. Falling the last third is the common fault; sit to a lower and lower box until you own the bottom.',
  },
  {
    name: 'Shrimp Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Stand on one leg and hold the other foot behind you. Lean slightly forward and bend the standing knee until the rear knee kisses a pad on the floor, then drive up through the whole foot. Keep the hips square. Dropping onto the knee is the fault; begin without holding the foot, or put more pads under it.',
  },
  {
    name: 'Nordic Hamstring Curl',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings'],
    equipment: ['Mat'],
    description:
      'Kneel on a mat with the heels held fast and the hips straight. Lower the body forward as one piece, resisting as long as the hamstrings can, then catch yourself with the hands and push back up. Three to five reps are plenty at first. Bending at the hips makes it easy and useless; expect soreness and add reps slowly.',
  },
  {
    name: 'Glute Bridge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Mat'],
    description:
      'Lie on your back with the knees bent and the heels close to the seat. Flatten the lower back, press through the heels and lift the hips until knee, hip and shoulder make a line; squeeze a count and lower. Ribs stay down. If you feel it in hamstrings or lower back, bring the heels nearer and stop a little lower.',
  },
  {
    name: 'Single-Leg Glute Bridge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Core'],
    equipment: ['Mat'],
    description:
      'Lie on your back with one foot planted and the other knee hugged to the chest. Press through the heel, lift the hips until the thigh and trunk are in line, pause, and lower slowly. Keep both hip bones level. A cramp in the hamstring means the heel is too far away, and a twisting pelvis means it is too soon.',
  },
  {
    name: 'Hanging Knee Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang from a bar with the shoulders drawn down. Curl the knees toward the chest by rolling the pelvis up, pause, and lower them slowly until the legs are long. Breathe out on the way up. Swinging the thighs up with a flat back works the hips alone; kill the swing at the bottom before each rep.',
  },
  {
    name: 'Hanging Leg Raise',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Hip Flexors', 'Forearms'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang with active shoulders and straight legs. Lift the legs together to hip height or beyond, curl the pelvis under at the top, and lower over three counts. Press down on the bar for steadiness. A swing that carries the legs up is the usual cheat; bend the knees a little rather than lose the control.',
  },
  {
    name: 'Toes-to-Bar',
    difficultyLevel: 'advanced',
    muscleGroups: ['Core', 'Hip Flexors', 'Lats'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang from the bar and press down on it with straight arms so that the body leans back slightly. Lift the legs until the toes touch the bar between the hands, then lower them without swinging. Strict reps count here. Throwing the legs from a wild kip teaches little; shorten the levers by bending the knees until you are strong.',
  },
  {
    name: 'Windshield Wiper',
    difficultyLevel: 'advanced',
    muscleGroups: ['Obliques', 'Core', 'Lats'],
    equipment: ['Pull-up Bar'],
    description:
      'Hang from a bar, lift the straight legs until the feet are at bar height, and hold the hips there. Rotate the legs to one side in an arc, stop, and come back through the middle to the other. Arms and lats stay tight. Go only as far as you can return from; letting the legs drop to the side wrenches the back.',
  },
  {
    name: 'Sit-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Lie with the knees bent and the feet flat, hands crossed or beside the ears. Curl up from the head, one vertebra at a time, until the chest meets the thighs, and roll back down the same way. Breathe out as you rise. Pulling on the neck or throwing the arms are the usual faults; slow the way down and they go.',
  },
  {
    name: 'V-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Lie long with the arms overhead. Fold in one move so that hands and feet meet above the hips, balance an instant, and lower both until they hover just above the floor. Keep the legs straight and together. An arching lower back or a bang on the way down means the belly has let go; bend the knees to regain it.',
  },
  {
    name: 'Bicycle Crunch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Core'],
    equipment: ['Mat'],
    description:
      "Lie on your back with the hands light behind the ears and the legs lifted. Turn one shoulder toward the opposite knee while the other leg reaches out low, then change sides without a rush. The lower back stays on the floor. Flapping the elbows and pedalling fast looks like work but isn't; pause a moment on each side.",
  },
  {
    name: 'Dead Bug',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors'],
    equipment: ['Mat'],
    description:
      'Lie on your back, arms straight up, hips and knees bent at ninety degrees. Press the lower back flat, breathe out and lower one arm and the opposite leg until they hover, then return and change. Slow is the whole point. The moment the back peels off the floor, the limb has gone too far: shorten the reach.',
  },
  {
    name: 'Bird Dog',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Lower Back', 'Glutes'],
    equipment: ['Mat'],
    description:
      'Start on hands and knees with a flat back. Reach one arm forward and the opposite leg back until both are level, hold two counts, and return under control. Push the floor away with the standing hand. Lifting the leg too high arches the back and tips the hips; imagine a cup of tea on your sacrum that must not spill.',
  },
  {
    name: 'Ab Wheel Rollout',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Lats', 'Shoulders'],
    equipment: ['Ab Wheel'],
    description:
      'Kneel on a pad with the wheel under the shoulders and the hips tucked under. Roll forward with straight arms as far as the back stays rounded or flat, then pull back with lats and belly. Move hips and arms together. When the lower back sags you have gone too far; roll toward a wall that stops you in time.',
  },
  {
    name: 'Mountain Climber',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Hip Flexors', 'Cardiovascular'],
    equipment: ['None'],
    description:
      'Hold a strong straight-arm plank with the shoulders over the hands. Drive one knee under the chest, place the foot back and change, at a pace you can keep. Hips stay level with the shoulders and the feet land softly. Bouncing with the seat in the air is the usual fault; slow down until the back is quiet.',
  },
  {
    name: 'Burpee',
    difficultyLevel: 'beginner',
    muscleGroups: ['Full Body', 'Cardiovascular'],
    equipment: ['None'],
    description:
      'Squat down, put the hands on the floor and step or jump the feet back. Lower the chest to the ground, push up, bring the feet under you and finish with a small jump and the arms overhead. Land soft. Starting too fast is the classic mistake: choose a rhythm of breath you can hold, and step instead of jumping when tired.',
  },
  {
    name: 'Bear Crawl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Shoulders', 'Full Body'],
    equipment: ['None'],
    description:
      'On hands and toes, lift the knees an inch off the floor and keep the back flat as a table. Move the opposite hand and foot in small steps, forwards and then backwards. Breathe quietly behind a tight belly. Long strides lift the seat and sway the hips from side to side; shorten them. Count steps as reps.',
  },
  {
    name: 'Single-Leg Calf Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Box'],
    description:
      'Stand with the ball of one foot on a step and one fingertip on a wall. Lower the heel for two counts into a stretch, then rise as high as possible over the big toe and hold a count. Knee straight, ankle steady. Rolling to the little toe or pulling with the hand are the usual faults; finish both sides equally.',
  },
  {
    name: 'Tibialis Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shins'],
    equipment: ['Wall'],
    description:
      'Lean your back against a wall with the heels about a foot out and the legs straight. Pull the toes up toward the shins as high as they go, hold a count, and lower slowly. Stay tall against the wall. Bending at the hips makes it easier than it should be. Step further out to load it more; strong shins spare the knees.',
  },
  {
    name: 'Skin the Cat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Shoulders', 'Lats', 'Core'],
    equipment: ['Rings'],
    description:
      'Hang from rings, tuck the knees and roll backwards between the arms until the shoulders open behind you and the feet point down. Pause, then pull back the way you came. Move slowly with straight arms. Dropping into the bottom stretches the shoulders faster than they can bear; go only as far as you can pull out of.',
  },
];
