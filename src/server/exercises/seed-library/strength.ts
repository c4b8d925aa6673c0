import type { SeedEntry } from './seed-exercise.ts';

export const strengthExercises: SeedEntry[] = [
  {
    name: 'Back Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core', 'Lower Back'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Bar across the upper back, feet just outside the hips. Breathe in, sit between your knees and drive the whole foot down, knees tracking over the toes.',
  },
  {
    name: 'Front Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Core', 'Upper Back', 'Glutes'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Bar on the shoulders, elbows high, fingers loose. Sit straight down and lead the way up with the elbows; if they drop, the bar goes with them.',
  },
  {
    name: 'Pause Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Squat to depth and stay there for two full seconds without loosening the trunk, then stand hard. Do not bounce or exhale at the bottom.',
  },
  {
    name: 'Tempo Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Take four counts down, one count at the bottom, and stand at normal speed. The slow descent is the work, so pick a load that never rushes you.',
  },
  {
    name: 'Box Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Quadriceps'],
    equipment: ['Barbell', 'Rack', 'Box'],
    description:
      'Reach the hips back to a box at parallel, settle without relaxing, then drive up. Never drop onto the box or rock forward off it.',
  },
  {
    name: 'Overhead Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Upper Back', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Wide grip, bar locked out over the back of the head, armpits forward. Push up on the bar the whole way down and stop where the heels want to lift.',
  },
  {
    name: 'Zercher Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core', 'Biceps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Cradle the bar in the crooks of the elbows, fists together, chest tall. Squat between the knees and keep the bar close so the back never rounds.',
  },
  {
    name: 'Goblet Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Hold the bell against the breastbone and sit down between your elbows. Chest proud, heels heavy; use the bell as a counterweight, not a curl.',
  },
  {
    name: 'Leg Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Feet at shoulder width on the middle of the plate. Lower until the hips are about to roll off the pad, then press without snapping the knees straight.',
  },
  {
    name: 'Hack Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Back flat on the pad, feet mid-plate. Lower under control until the thighs pass parallel and push through the whole foot; keep the hips from lifting.',
  },
  {
    name: 'Bulgarian Split Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Adductors'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Rear foot laced on a bench, front foot far enough out to keep its heel down. Drop the back knee straight to the floor and drive up off the front leg alone.',
  },
  {
    name: 'Dumbbell Step-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Dumbbells', 'Box'],
    description:
      'Plant the whole foot on a knee-high box, lean over it and stand up tall. Lower slowly; no push from the trailing leg.',
  },
  {
    name: 'Walking Lunge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hamstrings'],
    equipment: ['Dumbbells'],
    description:
      'Step long enough that the front shin stays near vertical, touch the back knee lightly, then drive through into the next step. Keep the trunk quiet.',
  },
  {
    name: 'Reverse Lunge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Quadriceps', 'Hamstrings'],
    equipment: ['Dumbbells'],
    description:
      'Step straight back, lower the knee to just above the floor, then pull yourself up with the front leg. Weight stays over the front heel throughout.',
  },
  {
    name: 'Lateral Lunge',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Glutes', 'Quadriceps'],
    equipment: ['Kettlebell'],
    description:
      'Step wide, push the hip back over the stepping foot and keep the other leg straight with its sole flat. Push the floor away to return in one move.',
  },
  {
    name: 'Leg Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps'],
    equipment: ['Machine'],
    description:
      "Line the knee up with the machine's hinge and straighten fully, holding one count at the top. Lower for three counts instead of letting the stack drop.",
  },
  {
    name: 'Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes', 'Lower Back', 'Upper Back', 'Forearms'],
    equipment: ['Barbell'],
    description:
      'Bar over mid-foot, shins close, arms long. Pull the slack out, push the floor away and stand tall with the back in the shape it started.',
  },
  {
    name: 'Sumo Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Quadriceps', 'Adductors', 'Upper Back'],
    equipment: ['Barbell'],
    description:
      'Wide stance, toes out, hands inside the knees. Spread the floor, keep the chest up and be patient off the ground; the knees must not cave.',
  },
  {
    name: 'Trap Bar Deadlift',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hamstrings', 'Upper Back'],
    equipment: ['Trap Bar'],
    description:
      'Stand in the middle of the frame, hips between a squat and a hinge. Push the floor away until you are tall, and lower it as carefully as you lifted it.',
  },
  {
    name: 'Romanian Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes', 'Lower Back'],
    equipment: ['Barbell'],
    description:
      'From standing, soften the knees and push the hips straight back, bar brushing the thighs. Stop when the hamstrings run out of length, not when the bar meets the floor.',
  },
  {
    name: 'Deficit Deadlift',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Glutes', 'Quadriceps', 'Lower Back'],
    equipment: ['Barbell', 'Plates'],
    description:
      'Pull from a one to two inch platform with the same back angle you use on the floor. If the lower back rounds to reach the bar, the platform is too high.',
  },
  {
    name: 'Paused Deadlift',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Glutes', 'Lower Back', 'Upper Back'],
    equipment: ['Barbell'],
    description:
      'Break the bar from the floor, hold two seconds just below the knee with the lats tight, then finish. Use it to fix a bar that drifts away from the shin.',
  },
  {
    name: 'Rack Pull',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Upper Back', 'Lower Back', 'Forearms'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Set the pins just below the knee, wedge the hips in and stand up. Lift it like the top of your deadlift; no leaning back at the finish.',
  },
  {
    name: 'Single-Leg Romanian Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes', 'Core'],
    equipment: ['Dumbbells'],
    description:
      'Hinge on one leg with the hips square and the free leg reaching back as a counterweight. Go only as low as the pelvis stays level.',
  },
  {
    name: 'Good Morning',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Lower Back', 'Glutes'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Bar on the upper back, knees soft, push the hips back until the trunk is near parallel. Stay light, keep the ribs down and never chase depth with a round back.',
  },
  {
    name: 'Barbell Hip Thrust',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Barbell', 'Bench'],
    description:
      'Upper back on the bench, padded bar over the hips, shins vertical at the top. Tuck the chin, finish with the glutes and stop before the lower back arches.',
  },
  {
    name: 'Kettlebell Swing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Core', 'Forearms'],
    equipment: ['Kettlebell'],
    description:
      'Hike the bell back, then snap the hips so it floats to chest height. The arms are ropes; it is a hinge with power, never a squat with a front raise.',
  },
  {
    name: 'Cable Pull-Through',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Cable'],
    description:
      'Face away from a low cable with the rope between the legs. Reach the hips back into the stretch, then squeeze them through without pulling on the arms.',
  },
  {
    name: 'Lying Leg Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings'],
    equipment: ['Machine'],
    description:
      'Pad just above the heels, hips pressed into the bench. Curl all the way in and take three counts to let it back out without the hips rising.',
  },
  {
    name: 'Seated Leg Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings'],
    equipment: ['Machine'],
    description:
      'Lock the thigh pad down firmly and sit tall. Pull the heels under the seat, hold one count, and resist the whole way back to straight.',
  },
  {
    name: 'Back Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lower Back', 'Glutes', 'Hamstrings'],
    equipment: ['Machine'],
    description:
      'Set the pad below the hip crease so you can hinge. Lower with a flat back, come up to a straight line by squeezing the glutes, and stop there.',
  },
  {
    name: 'Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Shoulder blades pinned back and down, feet driving into the floor. Lower to the lower chest with forearms vertical, then press back over the shoulders with the hips still on the bench.',
  },
  {
    name: 'Pause Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Lower to the chest and hold it dead still for one full second before pressing. Stay tight under the pause; do not let the bar sink.',
  },
  {
    name: 'Close-Grip Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Triceps', 'Chest', 'Shoulders'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Hands just inside shoulder width, elbows at about forty-five degrees. Touch low on the chest and press to lockout; narrower than that only hurts the wrists.',
  },
  {
    name: 'Incline Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Bench at thirty degrees, blades pinned. Lower the bar to just under the collarbone and press straight up; keep the lower back on the pad.',
  },
  {
    name: 'Dumbbell Bench Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Start with the bells over the shoulders, lower until the elbows pass the bench, and press up and slightly in. Control the bottom instead of stretching into it.',
  },
  {
    name: 'Incline Dumbbell Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Bench at thirty degrees, palms turned slightly in. Lower beside the upper chest with elbows under the wrists, then press without clanging the bells together.',
  },
  {
    name: 'Floor Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps', 'Chest', 'Shoulders'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Lie on the floor, knees bent. Lower until the upper arms settle softly on the ground, pause, and press; a kind choice for cranky shoulders.',
  },
  {
    name: 'Machine Chest Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Machine'],
    description:
      'Set the seat so the handles meet mid-chest. Keep the shoulder blades on the pad, press to almost straight and let the handles back for three counts.',
  },
  {
    name: 'Overhead Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Upper Back', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Bar on the front of the shoulders, glutes tight. Press close past the face and push the head through at the top; do not turn it into a standing incline press.',
  },
  {
    name: 'Push Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Quadriceps', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'A short, straight dip of the knees, then drive the bar off the shoulders with the legs and finish with the arms. Dip down, not forward.',
  },
  {
    name: 'Seated Dumbbell Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Triceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Back against an upright bench, bells at ear height. Press until the arms are straight beside the ears and bring them down just as slowly; keep the ribs from flaring.',
  },
  {
    name: 'Landmine Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Chest', 'Core'],
    equipment: ['Barbell', 'Landmine'],
    description:
      'Hold the sleeve at the shoulder in a staggered stance and press up and forward, reaching at the end. The arc spares the joint; the trunk must not twist.',
  },
  {
    name: 'Half-Kneeling Kettlebell Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Kneel on the pressing side, squeeze that glute and press with the forearm vertical. If the ribs lean away from the bell, it is too heavy.',
  },
  {
    name: 'Dumbbell Fly',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Soft elbows fixed at one angle, open until you feel the chest stretch, then hug the bells back up. Light weight and slow arms; this is not a press.',
  },
  {
    name: 'Cable Fly',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest'],
    equipment: ['Cable'],
    description:
      'Stand a step ahead of the pulleys, elbows softly bent. Bring the hands together at chest height, squeeze for one count, and let the chest open slowly.',
  },
  {
    name: 'Lateral Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders'],
    equipment: ['Dumbbells'],
    description:
      'Lean slightly forward and lift the elbows out to shoulder height as if pouring two jugs. Stop at the shoulder line and skip the swing.',
  },
  {
    name: 'Rear Delt Fly',
    difficultyLevel: 'beginner',
    muscleGroups: ['Rear Delts', 'Upper Back'],
    equipment: ['Dumbbells'],
    description:
      'Hinge to near parallel, arms hanging, and sweep the bells out wide with soft elbows. Move the arms, not the back; light and strict.',
  },
  {
    name: 'Triceps Pressdown',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps'],
    equipment: ['Cable'],
    description:
      'Pin the elbows to the ribs and straighten the arms fully, spreading the rope at the bottom. Only the forearms move.',
  },
  {
    name: 'Lying Triceps Extension',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Triceps'],
    equipment: ['EZ Bar', 'Bench'],
    description:
      'Upper arms leaning slightly back, lower the bar to just behind the head and straighten the elbows. Keep them narrow and still; if they drift, it becomes a pullover.',
  },
  {
    name: 'Overhead Cable Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps'],
    equipment: ['Cable'],
    description:
      'Face away from the pulley, rope behind the head, one foot forward. Extend until straight and return to a deep stretch with elbows pointing ahead.',
  },
  {
    name: 'Barbell Row',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps', 'Lower Back'],
    equipment: ['Barbell'],
    description:
      'Hinge to about forty-five degrees and stay there. Pull the bar to the navel, elbows back, and lower it under control; if you stand up to finish, it is too heavy.',
  },
  {
    name: 'Pendlay Row',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Barbell'],
    description:
      'Back parallel to the floor, every rep from a dead stop. Pull fast to the lower chest and let it return to the floor; the trunk stays still.',
  },
  {
    name: 'Dumbbell Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'One hand and knee on the bench, spine flat. Row the bell to the hip, not the armpit, and let the shoulder blade reach at the bottom.',
  },
  {
    name: 'Chest-Supported Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Rear Delts', 'Biceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Lie face down on a low incline and row both bells with the chest glued to the pad. Squeeze the blades together for one count at the top.',
  },
  {
    name: 'Seated Cable Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Cable'],
    description:
      'Sit tall, knees soft. Start each rep with the shoulder blades, bring the handle to the navel and reach forward without rounding the lower back.',
  },
  {
    name: 'Landmine Row',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps', 'Lower Back'],
    equipment: ['Barbell', 'Landmine'],
    description:
      'Straddle the bar, hinge and brace. Pull the handle to the lower ribs and lower for two counts; keep the hips from rising to help.',
  },
  {
    name: 'Lat Pulldown',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Cable'],
    description:
      'Thighs locked, slight lean. Draw the elbows down to the ribs and bring the bar to the collarbone, then let the lats stretch fully, never behind the neck.',
  },
  {
    name: 'Straight-Arm Pulldown',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Core'],
    equipment: ['Cable'],
    description:
      'Arms long, hinge a little, and sweep the bar from eye level to the thighs with the lats alone. The elbow angle never changes.',
  },
  {
    name: 'Weighted Pull-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps'],
    equipment: ['Pull-up Bar', 'Plates'],
    description:
      'From a full hang with the load still, pull until the chin clears the bar and lower all the way. Add weight only when every rep starts from straight arms.',
  },
  {
    name: 'Weighted Dip',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Dip Bars', 'Plates'],
    description:
      'Lean slightly forward, lower until the upper arms reach parallel, and press to locked elbows. Keep the shoulders away from the ears and the load from swinging.',
  },
  {
    name: 'Face Pull',
    difficultyLevel: 'beginner',
    muscleGroups: ['Rear Delts', 'Rotator Cuff', 'Upper Back'],
    equipment: ['Cable'],
    description:
      'Rope at forehead height; pull it apart toward the ears and finish with knuckles back. Light, slow and held for a count.',
  },
  {
    name: 'Barbell Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Biceps', 'Forearms'],
    equipment: ['Barbell'],
    description:
      'Elbows by the ribs, glutes tight, curl without the shoulders drifting forward. Take three counts down; a swing only trains the swing.',
  },
  {
    name: 'Hammer Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Biceps', 'Forearms'],
    equipment: ['Dumbbells'],
    description:
      'Thumbs up, elbows still. Curl to the shoulder and lower until the arm is straight, one side at a time or both together.',
  },
  {
    name: 'Incline Dumbbell Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Biceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Lie back on a forty-five degree bench with the arms hanging behind you. Curl without letting the elbows come forward; the stretch is the point.',
  },
  {
    name: 'Reverse Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Biceps'],
    equipment: ['EZ Bar'],
    description:
      'Palms down, wrists straight as splints, curl to chest height and lower slowly. Keep it light enough that the wrists never bend back.',
  },
  {
    name: 'Wrist Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Forearms flat on the bench with hands over the edge. Let the bell roll to the fingertips, then curl it back in through the full range without bouncing.',
  },
  {
    name: 'Barbell Shrug',
    difficultyLevel: 'beginner',
    muscleGroups: ['Traps', 'Forearms'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Stand tall and lift the shoulders straight toward the ears, hold one count, lower fully. No rolling and no bent elbows.',
  },
  {
    name: 'Power Clean',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Full Body'],
    equipment: ['Barbell'],
    description:
      'Push smoothly to the knee, keep the bar close, then jump tall and pull under to catch on the shoulders. The arms stay long until the hips have finished.',
  },
  {
    name: 'Hang Power Clean',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Full Body'],
    equipment: ['Barbell'],
    description:
      'From just above the knee, load the hamstrings, extend hard and snap the elbows through to a front rack. Reset every rep; land in the feet you squat with.',
  },
  {
    name: 'Clean Pull',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Upper Back'],
    equipment: ['Barbell'],
    description:
      'Lift as if to clean, finish tall with a shrug and long arms, and lower the bar. Bar speed matters more than load, so stop when it slows.',
  },
  {
    name: 'Power Snatch',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders', 'Full Body'],
    equipment: ['Barbell'],
    description:
      'Wide grip, sweep the bar into the hip and punch it overhead in one move, catching above parallel. Stay over the bar until it passes the knee.',
  },
  {
    name: 'Clean and Jerk',
    difficultyLevel: 'advanced',
    muscleGroups: ['Full Body', 'Shoulders', 'Quadriceps', 'Glutes'],
    equipment: ['Barbell'],
    description:
      'Clean to a solid rack, stand and settle, then dip straight and split under a locked bar. Recover the front foot first; never press it out.',
  },
  {
    name: 'Turkish Get-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Core', 'Full Body'],
    equipment: ['Kettlebell'],
    description:
      'From the floor to standing and back with the bell over a straight arm. Own each position for a breath, eyes on the bell, wrist straight.',
  },
  {
    name: 'Thruster',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Glutes', 'Full Body'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Front squat to depth and let the drive carry the bar overhead in one line. Breathe at the top and keep the elbows from dropping at the bottom.',
  },
  {
    name: 'Kettlebell Clean and Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Glutes', 'Core', 'Full Body'],
    equipment: ['Kettlebell'],
    description:
      'Zip the bell up close so it lands softly in the rack, pause, then press to lockout. If it bangs the forearm, the arc is too wide.',
  },
  {
    name: 'Kettlebell Snatch',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders', 'Full Body'],
    equipment: ['Kettlebell'],
    description:
      'Swing from the hip, pull the elbow high and punch through as the bell turns over. Aim for a quiet hand at the top, and stop before the grip goes.',
  },
  {
    name: 'Sandbag to Shoulder',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Upper Back', 'Full Body'],
    equipment: ['Sandbag'],
    description:
      'Dig the hands under, lap the bag onto the thighs, then drive the hips and roll it to one shoulder. Alternate sides and keep the bag hugged tight.',
  },
  {
    name: "Farmer's Carry",
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Traps', 'Core', 'Full Body'],
    equipment: ['Dumbbells'],
    description:
      'Pick the load up like a deadlift and walk tall with short quick steps, shoulders down. Set it down before the posture goes; count yards as reps.',
  },
  {
    name: 'Suitcase Carry',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Forearms', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Load in one hand only, and walk as if you held two. Do not lean to either side; switch hands halfway, and count yards as reps.',
  },
  {
    name: 'Front Rack Carry',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Upper Back', 'Shoulders'],
    equipment: ['Kettlebell'],
    description:
      'Two bells in the rack, ribs down, elbows in; walk slowly, breathe behind the brace and stop when the back arches. Count yards as reps.',
  },
  {
    name: 'Overhead Carry',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Core', 'Upper Back'],
    equipment: ['Kettlebell'],
    description:
      'Lock the bell out beside the ear, ribs stacked over hips, and take quiet steps. Switch arms halfway and never walk with a soft elbow; count yards as reps.',
  },
  {
    name: 'Sandbag Bear Hug Carry',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Core', 'Biceps', 'Full Body'],
    equipment: ['Sandbag'],
    description:
      'Hug the bag high on the chest, hands locked, and walk without leaning back. Short breaths, steady steps; count yards as reps.',
  },
  {
    name: 'Sled Push',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves', 'Cardiovascular'],
    equipment: ['Sled'],
    description:
      'Arms straight, body in one leaning line, and drive long powerful steps through the balls of the feet. Keep the hips level with the shoulders; count yards as reps.',
  },
  {
    name: 'Backward Sled Drag',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Calves'],
    equipment: ['Sled'],
    description:
      'Straps in hand, sit back slightly and step behind you toe to heel, straightening each knee. Gentle on the joints, honest on the quads; count yards as reps.',
  },
  {
    name: 'Standing Calf Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Machine'],
    description:
      'Ball of the foot on the edge, heel down into a full stretch for two counts, then up as tall as you can. No bouncing out of the bottom.',
  },
  {
    name: 'Seated Calf Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Machine'],
    description:
      'Pad on the lower thighs, drop the heels deep and press to the top for a one-count hold. Slow reps reach the muscle that carries you uphill.',
  },
  {
    name: 'Pallof Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Obliques'],
    equipment: ['Cable'],
    description:
      'Side-on to the cable, hands at the breastbone. Press straight out and hold two seconds while the cable tries to turn you; the hips do not move.',
  },
  {
    name: 'Cable Chop',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Core', 'Shoulders'],
    equipment: ['Cable'],
    description:
      'Half-kneel beside a high pulley and draw the rope across the body to the far hip. Turn the shoulders as one piece and keep the hips facing forward.',
  },
  {
    name: 'Cable Crunch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core'],
    equipment: ['Cable'],
    description:
      'Kneel with the rope beside the ears and curl the ribs toward the hips. Round the trunk on purpose; sitting back on the heels makes it a bow.',
  },
  {
    name: 'Hip Abduction',
    difficultyLevel: 'beginner',
    muscleGroups: ['Abductors', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Sit tall, press the knees apart without rocking, hold one count and close slowly. The stack should never touch down between reps.',
  },
  {
    name: 'Hip Adduction',
    difficultyLevel: 'beginner',
    muscleGroups: ['Adductors'],
    equipment: ['Machine'],
    description:
      'Set the start to a stretch you can control, draw the knees together and resist on the way out. Steady groins keep runners and lifters training.',
  },
];
