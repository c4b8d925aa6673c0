import type { SeedEntry } from './seed-exercise.ts';

export const strengthExercises: SeedEntry[] = [
  {
    name: 'Back Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core', 'Lower Back'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Set the bar on the upper back, hands close, feet just outside the hips with toes slightly out. Breathe into the belly, sit down between your knees until the hip crease passes the knee, then push the whole foot into the floor. Keep the knees over the toes and the chest rising as fast as the hips. The usual fault is hips that shoot up first and turn it into a bow.',
  },
  {
    name: 'Front Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Core', 'Upper Back', 'Glutes'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Rest the bar on the front of the shoulders with the elbows high; two or three fingers under it are enough. Sit straight down between the heels and lead the way up with the elbows. Stay upright and keep the weight over the middle of the foot. When the elbows drop, the upper back rounds and the bar rolls forward, so end the set there.',
  },
  {
    name: 'Pause Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      "Unrack and descend as in any barbell squat, then stop dead at the bottom for two full seconds with the belly still braced. Drive up without dipping first. Knees stay out and the back keeps its angle while you wait. Breathing out or relaxing into the hips during the pause is the mistake; if you can't hold the position, take weight off the bar.",
  },
  {
    name: 'Tempo Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Use a lighter bar than usual and count four seconds down, one at the bottom, then stand at normal speed. Hold one breath all the way, and keep the pressure spread over heel and ball of the foot. The slow descent shows where you drift: most people speed up near parallel. If the count shortens, the load is too heavy for the purpose.',
  },
  {
    name: 'Box Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Quadriceps'],
    equipment: ['Barbell', 'Rack', 'Box'],
    description:
      "Set a box so that your thighs are parallel when seated, stance a little wide. Reach the hips back until you touch it, stay tight for a moment, then drive the feet down and stand. Shins remain close to vertical and the chest proud. Don't plop onto the box or rock forward to get off it; both load the spine instead of the hips.",
  },
  {
    name: 'Overhead Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Upper Back', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Take a wide grip and lock the bar out above the back of the head, armpits turned forward. Squat between the feet while pushing up against the bar the whole time. The arms stay straight and the bar over mid-foot. Stop at the depth where the heels want to lift or the bar drifts forward; more mobility first, more weight later.',
  },
  {
    name: 'Zercher Squat',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core', 'Biceps'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Cradle the bar in the crooks of the elbows with the fists together, a pad or towel round it if it bites. Hug it to the body, squat between the knees and stand tall again. Keep the upper arms in and the chest lifted. Letting the bar slide away from the belly rounds the upper back, so keep it touching you from top to bottom.',
  },
  {
    name: 'Goblet Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Hold a kettlebell by its horns against the breastbone, feet shoulder-width. Sit down between your heels until the elbows slip inside the knees, pause, and stand. Use the weight as a balance that lets you stay upright. Heels heavy, ribs down. If the bell pulls you forward at the bottom, sit back less and push the knees out more.',
  },
  {
    name: 'Leg Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Sit with hips and lower back flat on the pad and the feet at shoulder width in the middle of the plate. Lower slowly until the knees are well bent but the hips still lie still, then press through the whole foot. Stop just short of locking the knees. Going so deep that the pelvis curls off the pad is what hurts backs on this machine.',
  },
  {
    name: 'Hack Squat',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Back and hips flat on the pad, shoulders under the stops, feet in the middle of the plate. Release the handles, sink under control until the thighs pass parallel, and press up evenly through both feet. Knees travel over the toes, heels stay down. Feet too low on the plate lift the heels and load the knees, so move them up if that happens.',
  },
  {
    name: 'Bulgarian Split Squat',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Adductors'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Stand a long step in front of a bench and lay the back foot on it, laces down, a dumbbell in each hand. Drop the back knee straight toward the floor and drive up off the front heel. Lean slightly forward with a flat back. The front foot too close to the bench lifts its heel; the back leg only balances, it does not push.',
  },
  {
    name: 'Dumbbell Step-up',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['Dumbbells', 'Box'],
    description:
      'Put one whole foot on a knee-high box with the weights at your sides. Lean over that foot, push through the heel until you stand tall, then lower yourself slowly with the same leg. Finish all reps on one side first. Bouncing off the trailing foot is the common cheat; lift those toes before you begin to make the top leg do it.',
  },
  {
    name: 'Walking Lunge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hamstrings'],
    equipment: ['Dumbbells'],
    description:
      'Hold the weights at your sides and take a step long enough for the front shin to stay near vertical. Touch the back knee lightly, then push through the front heel straight into the next step. Keep the trunk upright and feet hip-width, as on two rails. Short, narrow steps wobble and shove the front knee far past the toes.',
  },
  {
    name: 'Reverse Lunge',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Quadriceps', 'Hamstrings'],
    equipment: ['Dumbbells'],
    description:
      'Stand tall with a dumbbell in each hand and step straight back onto the ball of the foot. Lower until the knee hovers above the floor, then pull yourself up with the front leg. Keep most of the weight on the front heel. Pushing off the back foot takes the work away, and stepping behind the midline costs you your balance.',
  },
  {
    name: 'Lateral Lunge',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Adductors', 'Glutes', 'Quadriceps'],
    equipment: ['Kettlebell'],
    description:
      'Hold a kettlebell at the chest and take a wide step to the side, toes forward. Push the hip back over that foot while the other leg stays straight with its sole flat, then drive back to standing in one move. The knee follows the toes. Bending forward without sitting back is the usual fault: think of closing a door with your hip.',
  },
  {
    name: 'Leg Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps'],
    equipment: ['Machine'],
    description:
      'Adjust the seat so the knee lines up with the hinge of the machine and the pad rests just above the foot. Straighten the legs smoothly, hold one count at the top, and take three counts down. Hips and back stay against the seat. Swinging the weight up and letting it fall trains nothing but momentum, so cut the load until you can pause.',
  },
  {
    name: 'Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes', 'Lower Back', 'Upper Back', 'Forearms'],
    equipment: ['Barbell'],
    description:
      'Stand with the bar over mid-foot and grip just outside the shins. Bring the shins to the bar, lift the chest and pull the slack out until you feel the weight. Push the floor away and keep the bar against the legs until you stand tall. Jerking off the floor or letting the lower back round are the faults; lower it the way it came.',
  },
  {
    name: 'Sumo Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Quadriceps', 'Adductors', 'Upper Back'],
    equipment: ['Barbell'],
    description:
      'Take a wide stance with the toes turned out and grip the bar inside the knees with straight arms. Drop the hips close to the bar, chest up, then spread the floor with your feet as you stand. Be patient: it breaks slowly and finishes fast. Knees that cave inward or hips that rise early turn it into a weak pull with the back.',
  },
  {
    name: 'Trap Bar Deadlift',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hamstrings', 'Upper Back'],
    equipment: ['Trap Bar'],
    description:
      'Step into the middle of the frame, feet hip-width, and grip the handles at their centre. Sit the hips between a squat and a hinge, brace, and push the floor away until you stand tall. Arms stay long and the chest leads. Grip off centre and the bar tips; drop it carelessly and you lose half the exercise, so lower it the way you lifted it.',
  },
  {
    name: 'Romanian Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes', 'Lower Back'],
    equipment: ['Barbell'],
    description:
      'Start standing with the bar at the thighs and the knees soft. Push the hips straight back and let the bar slide down the legs until the hamstrings are stretched, usually just below the knee, then squeeze the glutes to stand. The knee angle stays the same throughout. Chasing the floor with a rounded back is the mistake; depth is where your hips stop moving.',
  },
  {
    name: 'Deficit Deadlift',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Glutes', 'Quadriceps', 'Lower Back'],
    equipment: ['Barbell', 'Plates'],
    description:
      "Stand on plates one to two inches high with the bar over mid-foot. Set up lower than usual by bending the knees more, not by rounding, then push hard through the floor until you stand. It builds strength where the bar leaves the ground. If your back can't keep its shape in the start position, the platform is too high for now.",
  },
  {
    name: 'Paused Deadlift',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Glutes', 'Lower Back', 'Upper Back'],
    equipment: ['Barbell'],
    description:
      'Set up for a normal pull, lift the bar to just below the knee and hold it dead still for two seconds, then finish. Keep the lats tight so that the bar stays against the shins, and the weight over mid-foot. Use about three quarters of your best. Letting the hips creep up during the pause is what the exercise is there to cure.',
  },
  {
    name: 'Rack Pull',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Upper Back', 'Lower Back', 'Forearms'],
    equipment: ['Barbell', 'Rack'],
    description:
      "Set the pins so that the bar sits just below the knees. Grip, wedge the hips in under a braced trunk and stand up, shoulders and hips finishing together. Keep the bar dragging up the thighs. Don't hitch it, lean back at the top or bounce it off the pins; the shorter path tempts you to take more than your back can hold.",
  },
  {
    name: 'Single-Leg Romanian Deadlift',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Hamstrings', 'Glutes', 'Core'],
    equipment: ['Dumbbells'],
    description:
      'Stand on one leg with the knee soft and a dumbbell in the opposite hand or in both. Hinge at the hip while the free leg reaches straight back, then return to standing by squeezing the glute. Both hip bones keep facing the floor. Opening the hip to the side is the usual cheat; go only as low as you can stay square.',
  },
  {
    name: 'Good Morning',
    difficultyLevel: 'advanced',
    muscleGroups: ['Hamstrings', 'Lower Back', 'Glutes'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Set a light bar on the upper back as for squats and unlock the knees. Push the hips straight back until the trunk is close to parallel, feel the hamstrings, and stand up by driving the hips forward. Keep the belly braced and the back flat. Start with the empty bar: bending through the spine instead of the hips is dangerous here.',
  },
  {
    name: 'Barbell Hip Thrust',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Barbell', 'Bench'],
    description:
      'Sit with the shoulder blades against a bench and a padded bar over the hips, feet flat. Drive through the heels until the body is level from knee to shoulder, squeeze for a count and lower. At the top the shins are vertical and the chin is tucked. Arching the lower back to gain height takes the work from the glutes, so keep the ribs down.',
  },
  {
    name: 'Kettlebell Swing',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Core', 'Forearms'],
    equipment: ['Kettlebell'],
    description:
      'Stand with the bell a foot in front of you, hinge and hike it back between the thighs like a snap in football. Drive the hips forward hard so that the bell floats to chest height, then let it fall and hinge again. The arms are ropes. Squatting it or lifting it with the shoulders is the mistake: all the power comes from the hips.',
  },
  {
    name: 'Cable Pull-Through',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings'],
    equipment: ['Cable'],
    description:
      'Stand facing away from a low pulley with the rope between the legs, a step or two out. Push the hips back until the hamstrings are stretched, then squeeze the glutes to stand tall, arms hanging long. It teaches the hinge with little risk. If you feel it in arms or lower back, you are pulling the rope instead of moving the hips.',
  },
  {
    name: 'Lying Leg Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings'],
    equipment: ['Machine'],
    description:
      "Lie face down with the knees just off the pad's edge and the roller above the heels. Press the hips into the bench, curl the heels toward the seat, pause, and let them back over three counts. Toes pulled up gives a stronger squeeze. Hips that pop up mean the weight is too heavy and the lower back has taken over.",
  },
  {
    name: 'Seated Leg Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hamstrings'],
    equipment: ['Machine'],
    description:
      'Sit tall, line the knees up with the hinge and clamp the thigh pad firmly. Pull the heels down and under the seat, hold a count, and resist all the way back until the legs are nearly straight. Keep the back against the rest. Letting the stack yank the legs up wastes the stretched part of the movement, which builds most.',
  },
  {
    name: 'Back Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lower Back', 'Glutes', 'Hamstrings'],
    equipment: ['Machine'],
    description:
      'Set the pad just below the hip crease so that you can fold freely, ankles locked in. Lower with a flat back until you feel the hamstrings, then squeeze the glutes to bring the body into one straight line. Arms crossed, chin tucked. Swinging up and bending backwards past straight squeezes the lower back; stop at the line.',
  },
  {
    name: 'Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Lie with the eyes under the bar, shoulder blades pulled back and down, feet planted. Lower the bar to the lower chest with the forearms vertical and the elbows about halfway between ribs and shoulders, then press up and slightly back. Hips stay on the bench. Bouncing off the chest or losing the shoulder blades on the way up costs strength and shoulders.',
  },
  {
    name: 'Pause Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      "Set up tight with the shoulder blades pinned and lower the bar under control to the chest. Hold it motionless for one full second, still squeezing, then press on your own command. The pause takes away the rebound and shows your true start. Don't let the bar sink into you or relax the legs while you wait.",
  },
  {
    name: 'Close-Grip Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Triceps', 'Chest', 'Shoulders'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Grip the bar just inside shoulder width with straight wrists, shoulder blades set. Lower it to the bottom of the breastbone with the elbows kept close, about forty-five degrees from the body, and press to lockout. It loads the triceps more than a wide grip. Hands nearly touching is too narrow: it bends the wrists and gains nothing.',
  },
  {
    name: 'Incline Bench Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    equipment: ['Barbell', 'Bench', 'Rack'],
    description:
      'Set the bench to about thirty degrees and pin the shoulder blades. Lower the bar to just below the collarbone with the elbows under it, then press straight up over the shoulders. Keep the hips and lower back on the pad. A steeper bench makes it a shoulder exercise, and a big arch simply makes it flat again.',
  },
  {
    name: 'Dumbbell Bench Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Sit with the dumbbells on your thighs and lie back, bringing them over the shoulders. Lower until the upper arms are level with the body or slightly below, then press up and a little inward without touching them together. Keep wrists above elbows. Dropping fast into a deep stretch strains the front of the shoulder; own the bottom.',
  },
  {
    name: 'Incline Dumbbell Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Lie on a bench at thirty degrees, dumbbells at the upper chest with the palms turned slightly in. Press up until the arms are straight over the shoulders, then lower slowly with the elbows under the wrists. Feet flat, blades squeezed. Flaring the elbows wide or clanging the weights together at the top takes the tension off the chest.',
  },
  {
    name: 'Floor Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps', 'Chest', 'Shoulders'],
    equipment: ['Barbell', 'Rack'],
    description:
      "Lie on the floor under a bar in low hooks, knees bent. Lower until the upper arms rest softly on the ground, wait a count, and press to straight arms. The floor stops the elbows before the shoulder is stretched, which suits sore ones. Don't crash the elbows down or push with the hips; let the triceps finish it.",
  },
  {
    name: 'Machine Chest Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Machine'],
    description:
      'Set the seat so that the handles are level with the middle of the chest, and plant both feet. With the shoulder blades on the pad, press until the arms are almost straight and take three counts on the way back. Keep the wrists firm. Shoulders that roll forward off the pad at the end are the usual fault; stop short of that.',
  },
  {
    name: 'Overhead Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Upper Back', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Hold the bar on the front of the shoulders just outside them, forearms vertical, glutes and belly tight. Move the head back a little, press the bar straight up past the face, then bring the head through under it. Finish with the bar over mid-foot. Leaning back and pressing it like an incline is the mistake, and the lower back pays.',
  },
  {
    name: 'Push Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Quadriceps', 'Core'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Stand with the bar in the front rack, feet under the hips. Dip straight down a few inches, drive up hard through the heels and let the legs send the bar off the shoulders, then finish with the arms. Bring it down to soft knees. Dipping forward on the toes throws the bar out in front, so think of sliding down a wall.',
  },
  {
    name: 'Seated Dumbbell Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Triceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Sit against an upright bench with the dumbbells at ear height, elbows slightly in front. Press until the arms are straight beside the ears and lower just as slowly. Keep the ribs down and the feet flat. If the lower back leaves the pad to finish the rep, the weight is too heavy; lowering only halfway is the other cheat.',
  },
  {
    name: 'Landmine Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders', 'Chest', 'Core'],
    equipment: ['Barbell', 'Landmine'],
    description:
      "Stand staggered with the end of the bar in one hand at the shoulder, the other arm relaxed. Press up and forward along the bar's arc and reach at the end so that the shoulder blade moves round the ribs. Hips and chest stay square. Twisting the trunk to push, or shrugging the shoulder to the ear, means too much weight.",
  },
  {
    name: 'Half-Kneeling Kettlebell Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Triceps', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Kneel on the pressing side with the other foot in front and the bell racked at the shoulder. Squeeze the glute of the down leg, keep the ribs stacked over the hips and press straight up to the ear. Lower as slowly. If you lean away or arch the back to get it up, choose a lighter bell: this position shows every cheat.',
  },
  {
    name: 'Dumbbell Fly',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Lie on a flat bench with the dumbbells over the chest, palms facing and elbows slightly bent. Open the arms in a wide arc until you feel the chest stretch at about shoulder level, then hug them back together. The elbow angle never changes. Going heavy bends the arms into a press, and going too deep pulls on the shoulder.',
  },
  {
    name: 'Cable Fly',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest'],
    equipment: ['Cable'],
    description:
      'Stand one step ahead of two pulleys at shoulder height, one foot forward, elbows soft. Draw the hands together in front of the chest in a wide arc, squeeze a count, and let them open slowly. Keep the chest lifted and the ribs still. Pushing with bent arms or leaning into it with the body turns the fly into a press.',
  },
  {
    name: 'Lateral Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Shoulders'],
    equipment: ['Dumbbells'],
    description:
      'Stand with the dumbbells at your sides and lean forward very slightly. Lift the arms out with soft elbows until the hands reach shoulder height, leading with the elbows, then lower for two counts. Stay just in front of the body. Swinging from the hips and shrugging toward the ears are the faults: go lighter than your pride suggests.',
  },
  {
    name: 'Rear Delt Fly',
    difficultyLevel: 'beginner',
    muscleGroups: ['Rear Delts', 'Upper Back'],
    equipment: ['Dumbbells'],
    description:
      'Hinge until the trunk is almost parallel to the floor and let the dumbbells hang under the chest, palms facing. Sweep them out wide with soft elbows until level with the back, pause, and lower slowly. Neck long, belly tight. If the trunk bobs up with each rep or the elbows bend more and more, the weight is too much.',
  },
  {
    name: 'Triceps Pressdown',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps'],
    equipment: ['Cable'],
    description:
      'Face a high pulley with the elbows pinned to your sides and the forearms about level. Straighten the arms fully, spread the rope a little at the bottom, hold a count, and let the hands rise only to chest height. Nothing but the forearms moves. Leaning on the rope with the body or letting the elbows drift forward is the cheat.',
  },
  {
    name: 'Lying Triceps Extension',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Triceps'],
    equipment: ['EZ Bar', 'Bench'],
    description:
      'Lie on a bench holding an EZ bar over the chest, then tip the upper arms slightly back toward the head. Bend the elbows to lower the bar just behind the crown, and straighten them without moving the upper arms. Elbows stay shoulder-width. When they flare or swing it becomes a pullover, and sore elbows follow.',
  },
  {
    name: 'Overhead Cable Extension',
    difficultyLevel: 'beginner',
    muscleGroups: ['Triceps'],
    equipment: ['Cable'],
    description:
      'Stand facing away from a low or middle pulley, rope behind the head, one foot forward and the belly tight. Straighten the arms up and forward, pause, then let the hands travel back into a deep stretch. Elbows point ahead and stay close. Arching the lower back to push the weight is the common fault; step closer or go lighter.',
  },
  {
    name: 'Barbell Row',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps', 'Lower Back'],
    equipment: ['Barbell'],
    description:
      'Hold the bar just outside the knees and hinge until the trunk leans about forty-five degrees, back flat. Pull the bar to the navel by driving the elbows back, pause, and lower it under control. The trunk stays where it is. If you have to stand up a little with each rep, the hips are rowing; take off a plate.',
  },
  {
    name: 'Pendlay Row',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Barbell'],
    description:
      'Set the bar on the floor, bend over it until the back is flat and parallel to the ground, and grip as for benching. Row it fast to the lower chest and return it to a full stop on the floor. Reset the brace every time. The trunk rising to meet the bar is the mistake: only the arms and shoulder blades move.',
  },
  {
    name: 'Dumbbell Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Put one hand and the same-side knee on a bench, back flat, dumbbell hanging under the shoulder. Pull the elbow up and back toward the hip, pause, and let the weight down until the shoulder blade reaches forward. Shoulders stay level. Yanking it to the armpit or twisting the trunk open uses everything but the lat.',
  },
  {
    name: 'Chest-Supported Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Rear Delts', 'Biceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Lie face down on a bench set to about thirty degrees, dumbbells hanging straight. Row both up beside the ribs, squeeze the shoulder blades together for a count, and lower to a full stretch. The chest stays glued to the pad, so the lower back rests. Lifting it off to heave the last reps defeats the purpose of the bench.',
  },
  {
    name: 'Seated Cable Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps'],
    equipment: ['Cable'],
    description:
      'Sit tall with the knees soft and the feet on the plates. Begin by drawing the shoulder blades back, then pull the handle to the navel with the elbows close, pause, and reach forward again. The trunk moves only a little. Rocking back and forth with a round lower back is the usual fault: let the arms travel, not the spine.',
  },
  {
    name: 'Landmine Row',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Lats', 'Biceps', 'Lower Back'],
    equipment: ['Barbell', 'Landmine'],
    description:
      'Straddle the bar facing its free end, hinge with a flat back and hold the handle with both hands. Pull it to the lower ribs with the elbows close, pause, and lower for two counts. Knees soft, weight on the heels. Hips that creep up rep after rep turn the row into a shrug with momentum; reset the hinge or lighten the bar.',
  },
  {
    name: 'Lat Pulldown',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Biceps', 'Upper Back'],
    equipment: ['Cable'],
    description:
      'Sit with the thighs locked under the pads and grip a little wider than the shoulders. Lean back slightly, pull the elbows down toward the ribs and bring the bar to the collarbone, then let it rise until the lats are stretched. Chest up. Swinging the trunk or pulling behind the neck puts the strain on shoulders, not on the back.',
  },
  {
    name: 'Straight-Arm Pulldown',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Core'],
    equipment: ['Cable'],
    description:
      'Stand a step back from a high pulley, hinge slightly and hold the bar at eye level with long arms. Sweep it down in an arc to the thighs, squeeze the lats, and return slowly. The elbows keep their small bend. If they bend more on the way down, the triceps have taken over; keep the ribs from flaring too.',
  },
  {
    name: 'Weighted Pull-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Lats', 'Upper Back', 'Biceps'],
    equipment: ['Pull-up Bar', 'Plates'],
    description:
      'Hang a plate from a belt, take the bar with the palms away and let the weight stop swinging. Pull the elbows to the ribs until the chin clears the bar, and lower all the way to straight arms. Cross the ankles to hold the load still. Cutting the bottom short is how the numbers get false: add weight only to full reps.',
  },
  {
    name: 'Weighted Dip',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Dip Bars', 'Plates'],
    description:
      'Hang a plate from a belt and support yourself on straight arms, shoulders pressed down. Lean slightly forward, bend the elbows until the upper arms are parallel to the floor, then press to lockout. Let the load hang still. Sinking deeper while the shoulders roll forward hurts the front of the joint; stop where you stay strong.',
  },
  {
    name: 'Face Pull',
    difficultyLevel: 'beginner',
    muscleGroups: ['Rear Delts', 'Rotator Cuff', 'Upper Back'],
    equipment: ['Cable'],
    description:
      'Fix a rope at forehead height, take it with the thumbs toward you and step back. Pull it toward the face while you spread the ends, finishing with the knuckles beside the ears and the elbows high. Hold a count and return slowly. Leaning back with a heavy stack is the usual mistake; this one is for posture, not for records.',
  },
  {
    name: 'Barbell Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Biceps', 'Forearms'],
    equipment: ['Barbell'],
    description:
      "Stand with the bar at arm's length, hands shoulder-width, elbows beside the ribs. Curl it to the upper chest without moving the upper arms, squeeze, and lower over three counts to straight elbows. Glutes and belly tight. Swinging the hips forward and letting the elbows travel trains the swing; lower the weight instead.",
  },
  {
    name: 'Hammer Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Biceps', 'Forearms'],
    equipment: ['Dumbbells'],
    description:
      'Hold the dumbbells at your sides with the palms facing each other. Curl until the thumbs reach the shoulders, wrists straight, and lower until the arms hang long; both together or one after the other. The grip reaches the outer arm and forearm. Twisting the palms up or bumping the weight with the thigh makes it another exercise.',
  },
  {
    name: 'Incline Dumbbell Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Biceps'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Lie back on a bench at about forty-five to sixty degrees and let the arms hang straight down behind the body. Curl with the palms up while the elbows stay pointing at the floor, and lower all the way. The long stretch is what makes it work. Elbows drifting forward shorten the biceps, so use less than you curl standing.',
  },
  {
    name: 'Reverse Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Biceps'],
    equipment: ['EZ Bar'],
    description:
      'Hold an EZ bar with the palms down, hands shoulder-width, elbows at your sides. Curl to chest height with the wrists straight as splints and lower for two counts. It builds the top of the forearm and steadies the elbow. If the wrists bend back under the bar, the load is too heavy; start lighter than you think.',
  },
  {
    name: 'Wrist Curl',
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms'],
    equipment: ['Dumbbells', 'Bench'],
    description:
      'Sit or kneel with the forearms flat on a bench and the hands past the edge, palms up. Let the dumbbells roll down to the fingertips, then close the hands and curl the wrists as high as they go. Slow both ways, fifteen reps or more. Lifting the forearms off the bench or bouncing at the bottom irritates the wrist.',
  },
  {
    name: 'Barbell Shrug',
    difficultyLevel: 'beginner',
    muscleGroups: ['Traps', 'Forearms'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Stand tall holding the bar just outside the thighs. Lift the shoulders straight up toward the ears, hold one count at the top, and lower until you feel the neck muscles lengthen. Arms stay long and the chin level. Rolling the shoulders does nothing but grind, and bending the elbows to help means there is too much on the bar.',
  },
  {
    name: 'Power Clean',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Full Body'],
    equipment: ['Barbell'],
    description:
      'Set up over the bar with a flat back and long arms. Push it smoothly to the knee, keep it close, then jump tall and shrug as it passes the hip, pull yourself under and catch it on the shoulders in a quarter squat with the elbows high. Bending the arms early is the classic fault: they stay ropes until the hips have finished.',
  },
  {
    name: 'Hang Power Clean',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Full Body'],
    equipment: ['Barbell'],
    description:
      'Hold the bar at the hips, hinge until it is just above the knees with the shoulders in front of it. Jump hard, shrug, and snap the elbows round so that it lands on the shoulders in a quarter squat. Stand, and lower it to reset. Swinging the bar away from the body or landing with the feet spread wide are the signs of a rushed pull.',
  },
  {
    name: 'Clean Pull',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Traps', 'Upper Back'],
    equipment: ['Barbell'],
    description:
      "Take your start position with the hips low, chest up and arms long. Push to the knee, then extend ankles, knees and hips hard and finish with a tall shrug; the bar rises but you don't catch it. Lower it under control. Speed is the point, so stop when it slows, and never bend the arms to make it look higher.",
  },
  {
    name: 'Power Snatch',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders', 'Full Body'],
    equipment: ['Barbell'],
    description:
      'Grip wide enough that the bar sits in the hip crease when you stand. Lift it smoothly past the knees with the shoulders over it, brush it into the hips as you jump, and punch it overhead in one motion, catching above parallel. Lock the elbows and push up. Swinging it out in an arc is the common fault; keep it close to the shirt.',
  },
  {
    name: 'Clean and Jerk',
    difficultyLevel: 'advanced',
    muscleGroups: ['Full Body', 'Shoulders', 'Quadriceps', 'Glutes'],
    equipment: ['Barbell'],
    description:
      'Lift the bar to the shoulders, stand up and take a breath with the elbows high. Dip straight down, drive hard and drop under it with one foot forward and one back, arms locked. Bring the front foot back first, then the rear. Pressing the bar out with bent arms or dipping forward on the toes loses the lift; reset between reps.',
  },
  {
    name: 'Turkish Get-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Core', 'Full Body'],
    equipment: ['Kettlebell'],
    description:
      'Lie with a kettlebell pressed over one shoulder, that knee bent. Roll to the elbow, then the hand, lift the hips, sweep the leg back to a kneel, and stand; then reverse each step. The arm stays straight and the eyes on the bell until you kneel. Rushing is the mistake: stop a breath in every position, and learn it with a shoe on the fist.',
  },
  {
    name: 'Thruster',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Glutes', 'Full Body'],
    equipment: ['Barbell', 'Rack'],
    description:
      'Rack the bar on the shoulders with the elbows up, squat to full depth and drive up so hard that the bar leaves the shoulders on its own; finish overhead with straight arms. Lower it into the next squat in one flow. Breathe at the top. Elbows that drop in the bottom tip you forward, and pressing before the legs finish wastes them.',
  },
  {
    name: 'Kettlebell Clean and Press',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Glutes', 'Core', 'Full Body'],
    equipment: ['Kettlebell'],
    description:
      'Swing the bell back between the legs, drive the hips and guide it up close to the body so that it lands softly in the rack at the shoulder. Pause, squeeze the glutes and press it to a straight arm. Lower to the rack, then down. A bell that bangs the forearm has flown in a wide arc: keep the elbow near the ribs.',
  },
  {
    name: 'Kettlebell Snatch',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders', 'Full Body'],
    equipment: ['Kettlebell'],
    description:
      'Hike the bell back as in a swing, snap the hips and let the elbow guide it up close to the body. As it floats, punch the hand up through the handle so that the bell rolls over quietly onto the forearm. Hold the lockout, then drop it in a smooth arc. Bruised wrists mean you let it flop; hands tearing means the grip is too tight.',
  },
  {
    name: 'Sandbag to Shoulder',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Upper Back', 'Full Body'],
    equipment: ['Sandbag'],
    description:
      'Stand over the bag, dig the hands under its ends and pull it into the lap in a half squat. Hug it high, then drive the hips forward and roll it onto one shoulder. Stand tall, drop it safely and change sides. Keep the bag against you throughout; trying to lift it with a round back and bent arms is how it goes wrong.',
  },
  {
    name: "Farmer's Carry",
    difficultyLevel: 'beginner',
    muscleGroups: ['Forearms', 'Traps', 'Core', 'Full Body'],
    equipment: ['Dumbbells'],
    description:
      'Pick up two heavy dumbbells with a flat back and stand tall, shoulders down. Walk with short quick steps, eyes ahead, crushing the handles, and put them down before your posture goes. Breathe in small sips behind a tight belly. Leaning forward or letting the weights pull the shoulders down ends the set. Count yards as reps.',
  },
  {
    name: 'Suitcase Carry',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Forearms', 'Core'],
    equipment: ['Kettlebell'],
    description:
      'Lift one kettlebell from the floor like a suitcase and stand as straight as if you held one on each side. Walk slowly, ribs over hips, and resist the pull to the loaded side; then change hands for the same distance. The free arm hangs relaxed. Leaning away from the bell or hiking the hip is the mistake. Count yards as reps.',
  },
  {
    name: 'Front Rack Carry',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Core', 'Upper Back', 'Shoulders'],
    equipment: ['Kettlebell'],
    description:
      'Bring two kettlebells to the shoulders, fists under the chin, elbows close and wrists straight. Walk with slow steady steps, ribs pulled down and breathing behind the brace. The work is in belly and upper back. When you lean back to rest the bells on your chest, put them down; that arch is the fault. Count yards as reps.',
  },
  {
    name: 'Overhead Carry',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Shoulders', 'Core', 'Upper Back'],
    equipment: ['Kettlebell'],
    description:
      'Press a kettlebell up and lock the arm beside the ear, shoulder packed and ribs stacked over the hips. Walk with quiet, even steps and keep the bell still; then change arms. Look straight ahead. A soft elbow or an arched lower back means the shoulder is tired, so lower it in good time. Count yards as reps.',
  },
  {
    name: 'Sandbag Bear Hug Carry',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Upper Back', 'Core', 'Biceps', 'Full Body'],
    equipment: ['Sandbag'],
    description:
      'Squat down, wrap both arms round the bag and lift it high on the chest with the hands locked. Walk tall with short steps and short breaths, squeezing as if it would slip. Keep the hips under you. Leaning back to carry it on your belly loads the spine; set it down and pick it up anew instead. Count yards as reps.',
  },
  {
    name: 'Sled Push',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves', 'Cardiovascular'],
    equipment: ['Sled'],
    description:
      'Grip the posts with straight arms, lean in until body and legs make one line, and drive off the balls of the feet with long steps. Keep the hips level with the shoulders and the eyes on the floor ahead. Breathe with the steps. Bent arms and a round back leak the force; a load that stops you dead is too heavy. Count yards as reps.',
  },
  {
    name: 'Backward Sled Drag',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Calves'],
    equipment: ['Sled'],
    description:
      'Hold the straps with straight arms, sit back slightly and walk backwards, rolling from toe to heel and straightening each knee against the load. Chest up, steps short and steady. It builds the front of the thigh with no jolt to the knee. Standing up straight and heaving with the arms takes that away. Count yards as reps.',
  },
  {
    name: 'Standing Calf Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Machine'],
    description:
      'Stand with the balls of the feet on the edge and the shoulders under the pads, knees straight but not locked. Sink the heels into a full stretch for two counts, then rise as tall as you can over the big toes and hold. Bouncing out of the bottom uses the tendon instead of the calf, so make each rep stop at both ends.',
  },
  {
    name: 'Seated Calf Raise',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves'],
    equipment: ['Machine'],
    description:
      'Sit with the pad on the lower thighs and the balls of the feet on the step. Let the heels sink deep, wait a count, press up as high as possible and hold another. With bent knees the deeper calf muscle does the work. Small, fast pulses are the common waste: use the full range and let the burn come slowly.',
  },
  {
    name: 'Pallof Press',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core', 'Obliques'],
    equipment: ['Cable'],
    description:
      "Stand side-on to a cable at chest height and hold the handle at the breastbone with both hands. Press it straight out, keep it there two seconds while it tries to turn you, and bring it back. Feet hip-width, knees soft, belt buckle ahead. Leaning away from the machine is the cheat; step closer if you can't stay square.",
  },
  {
    name: 'Cable Chop',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Core', 'Shoulders'],
    equipment: ['Cable'],
    description:
      'Kneel on the inside knee beside a high pulley and take the rope with both hands. Draw it down across the body to the outside hip, turning the shoulders as one piece, and return slowly. The hips face forward throughout. Pulling with bent arms makes it an arm exercise; let the ribs turn and the arms only follow.',
  },
  {
    name: 'Cable Crunch',
    difficultyLevel: 'beginner',
    muscleGroups: ['Core'],
    equipment: ['Cable'],
    description:
      'Kneel facing a high pulley with the rope held beside the ears. Breathe out and curl the ribs toward the hips, one vertebra after the other, squeeze, and uncurl slowly. The hips stay where they are. Sitting back on the heels with a flat back makes it a bow done by the hips; round the trunk on purpose here.',
  },
  {
    name: 'Hip Abduction',
    difficultyLevel: 'beginner',
    muscleGroups: ['Abductors', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Sit tall with the outside of the knees against the pads. Press the legs apart as far as you can without rocking, hold one count, and close them slowly. Leaning a little forward shifts the work to the back of the hip. Letting the stack crash together between reps throws the hard half away, so keep it floating.',
  },
  {
    name: 'Hip Adduction',
    difficultyLevel: 'beginner',
    muscleGroups: ['Adductors'],
    equipment: ['Machine'],
    description:
      'Set the pads to a stretch you can control and sit tall with the back against the rest. Draw the knees together smoothly, squeeze one count, and resist on the way out for three. Strong groins keep runners and lifters training. Starting too wide or snapping the legs shut with a jerk is how groins get strained.',
  },
];
