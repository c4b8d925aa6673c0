import type { SeedEntry } from './seed-exercise.ts';

export const plyometricExercises: SeedEntry[] = [
  {
    name: 'Drop and Stick',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Core'],
    equipment: ['None'],
    description:
      'Rise onto the toes with the arms overhead, then drop fast into a half squat and freeze, hands back. Feet land hip-width and flat, knees over toes, chest up, without a sound. Hold two counts and stand. Knees that fall inward or a second small step show what to mend; this landing comes before every jump in the plan.',
  },
  {
    name: 'Countermovement Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['None'],
    description:
      'Stand tall, swing the arms back as you dip quickly to a quarter squat, and jump as high as you can with a full arm swing. Land where you took off, softly and balanced, and reset before the next. Full effort each time. Dipping too slowly or too deep loses the spring; stop when the jumps get lower.',
  },
  {
    name: 'Squat Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes'],
    equipment: ['None'],
    description:
      'Sink to a half squat with the hands on the hips and hold it for two seconds. Jump straight up from there without dipping further, and absorb the landing in the same position. It teaches push with no rebound. The small extra dip before take-off is the usual cheat; have someone watch, or film a rep.',
  },
  {
    name: 'Box Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Stand a short step from a box you could clear with ease. Swing the arms, jump and land quietly in the middle of it in a half squat, then stand tall and step down. Takeoff and landing should look alike. A height that makes you fold the knees to the chest tests flexibility, not power; jumping down tires the tendons.',
  },
  {
    name: 'Seated Box Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Quadriceps'],
    equipment: ['Box', 'Bench'],
    description:
      'Sit on a bench with the shins vertical and the feet flat, a box in front. Rock back slightly, then drive the feet down and jump to the box, landing soft in a half squat. Step down and sit again. Starting from still makes hips and legs honest. Rolling far forward before the push steals the effort the seat is there for.',
  },
  {
    name: 'Single-Leg Box Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Stand on one foot in front of a low box, dip, swing the arms and jump, landing on both feet in the middle. Step down and repeat, then change legs. The knee points over the toes as you load and push. If it dives inward or you land on the edge, take a lower box: quality comes before height.',
  },
  {
    name: 'Broad Jump',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Stand with the toes at a line, swing the arms back, lean forward and jump as far as you can hold. Swing the arms through and land with the knees bent and the heels under the hips. Stick it for two counts. Falling forward or stepping on means you jumped further than you can control; shorten it a little.',
  },
  {
    name: 'Triple Broad Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Quadriceps', 'Calves'],
    equipment: ['None'],
    description:
      'Do three forward jumps without stopping, each landing loading the next. Stay low, keep the ground contact short and swing the arms every time; hold the last landing for a count. Measure from toes to the last heels. Sinking deep between jumps kills the rhythm. Learn a single one you can stick first.',
  },
  {
    name: 'Depth Drop',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Stand on a knee-high box and step off with one foot, without jumping. Land on both feet at once in an athletic stance and stop dead, knees over toes, hips back. Land without a sound. Raise the box only while the landing stays silent; knees that cave or a trunk that folds mean that it is already too high.',
  },
  {
    name: 'Depth Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Step off a box of twelve to twenty-four inches, touch the ground with both feet and rebound straight up at once, arms driving. The contact is short, as if the floor were hot. Rest a full minute between reps and do few. A high box with a slow, deep landing trains the wrong thing; use one you can leave quickly.',
  },
  {
    name: 'Pogo Hop',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Shins'],
    equipment: ['None'],
    description:
      'Stand tall with the hands on the hips, knees almost straight. Bounce off the balls of the feet with stiff ankles, toes pulled up while you are in the air. Quick and springy, with the heels never touching. Bending the knees makes them little squats; keep the hops low at first and stop when they get heavy.',
  },
  {
    name: 'Single-Leg Pogo',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Calves', 'Shins'],
    equipment: ['None'],
    description:
      'Bounce on one foot with a stiff ankle and an almost straight knee, hips level, the other foot held beside the calf. Stay on the ball of the foot and spend as little time as you can on the ground. Begin with ten a side. A dropping hip or a sore Achilles means stop; go back to both feet for a week.',
  },
  {
    name: 'Lateral Line Hop',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Abductors'],
    equipment: ['None'],
    description:
      'Stand beside a line with the feet together. Hop from side to side over it, low and quick, with as little noise as you can. Stay tall and let the ankles do the work, shoulders over the line. Leaning the trunk across instead of moving the feet slows you down; count contacts, not seconds.',
  },
  {
    name: 'Tuck Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Jump straight up with a strong arm swing and draw the knees to the chest at the top, then land tall on the balls of the feet and go again. The chest stays up; the knees come to it. Soft landings between all reps. Folding forward or landing loud and flat are the usual faults: end the set when they begin.',
  },
  {
    name: 'Split Squat Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Hamstrings'],
    equipment: ['None'],
    description:
      'Start in a lunge with the front shin vertical. Jump up, switch the legs in the air and land softly in the mirror position, sinking before the next jump. Keep the trunk upright and the feet hip-width. Landing on one line makes you wobble, and a knee that slams the floor means you are too tired or too deep.',
  },
  {
    name: 'Skater Bound',
    difficultyLevel: 'beginner',
    muscleGroups: ['Abductors', 'Glutes', 'Adductors'],
    equipment: ['None'],
    description:
      'Push sideways off one leg, swing the arms across and land on the other with the hip and knee bent. Hold it for a count before you bound back. The knee stays over the foot. Reaching for distance before the landing is steady is the mistake; widen the bound only when you can stop without touching down.',
  },
  {
    name: 'Alternate-Leg Bound',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'Run with exaggerated strides, driving one knee high while the other leg pushes long behind you, and hang in the air. Strike flat-footed under the hip and spring off at once, arms opposite. Reaching out ahead with the foot brakes each stride and jars the knee. Keep it to twenty or thirty yards, fully rested.',
  },
  {
    name: 'Single-Leg Hop',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Calves', 'Glutes'],
    equipment: ['None'],
    description:
      'Take a short run-up and hop forward on one leg several times, cycling the heel under the hip and landing flat under your weight. Use both arms. Keep the rhythm even and each hop the same length, then change legs. Collapsing at knee or hip on landing is the sign to stop; begin with three hops in place.',
  },
  {
    name: 'Power Skip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Calves', 'Hip Flexors'],
    equipment: ['None'],
    description:
      'Skip forward, driving one knee and the opposite arm up as hard as you can so that you hang in the air. Land on the ball of the foot and go straight into the next. Look ahead and stay tall. Aiming for distance makes it flat: height is the goal. Landing on the heel shows that you are leaning back.',
  },
  {
    name: 'A-Skip',
    difficultyLevel: 'beginner',
    muscleGroups: ['Hip Flexors', 'Calves', 'Hamstrings'],
    equipment: ['None'],
    description:
      'Skip forward slowly with a tall trunk, lifting one thigh to hip height with the toes up, then snap the foot down under the hip. Arms swing opposite from cheek to pocket. It is sprinting in slow pieces. Leaning back to get the knee up or kicking the foot out in front are the usual faults; small and crisp beats big.',
  },
  {
    name: 'Hurdle Hop',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Calves', 'Quadriceps', 'Glutes'],
    equipment: ['Hurdles'],
    description:
      'Set a row of low hurdles about a yard apart. Jump over the first with both feet, land on the balls of the feet and spring over the next without a pause. Knees lift, trunk stays tall. Set them low enough that you never need to stop or fold at the waist; a double bounce between hurdles is the fault to watch for.',
  },
  {
    name: 'Lateral Hurdle Hop',
    difficultyLevel: 'advanced',
    muscleGroups: ['Calves', 'Abductors', 'Glutes'],
    equipment: ['Hurdles'],
    description:
      'Stand beside low hurdles and hop sideways over them with both feet, then return, pushing off the outside foot. Spend little time on the ground and keep the shoulders over the middle. Hips and legs do the travelling. Swinging the trunk across or landing with the knee bent inward strains it: fewer hurdles, better landings.',
  },
  {
    name: 'Kneeling Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Glutes', 'Quadriceps'],
    equipment: ['Mat'],
    description:
      'Kneel tall on a mat, toes flat behind you. Sit back a little, swing the arms and snap the hips so hard that you land on both feet in a squat, then stand. The hips do it, not the feet. If one foot lags or the knees ache, leave it out that day; a thick mat and few reps keep this one friendly.',
  },
  {
    name: 'Step-up Jump',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Box'],
    description:
      'Put one foot on a low box and drive straight up off it, arms swinging. Switch feet in the air and land softly with the other foot on the box. Push with the top leg only and stay tall. Bouncing off the lower foot is the usual cheat; pause a moment between reps until the landings are quiet.',
  },
  {
    name: 'Trap Bar Jump',
    difficultyLevel: 'advanced',
    muscleGroups: ['Quadriceps', 'Glutes', 'Calves'],
    equipment: ['Trap Bar'],
    description:
      "Stand inside a light trap bar, grip and rise to standing. Dip a hand's breadth with a flat back and jump as high as you can, arms long, then land soft and reset. About a fifth of your bodyweight is enough. If the height drops much, the bar is too heavy; bending the arms or rounding to catch it are the faults.",
  },
  {
    name: 'Jump Rope Singles',
    difficultyLevel: 'beginner',
    muscleGroups: ['Calves', 'Cardiovascular', 'Forearms'],
    equipment: ['Jump Rope'],
    description:
      'Hold the handles by the hips and turn the rope from the wrists, elbows near the ribs. Jump just high enough for it to pass, landing on the balls of the feet with soft knees. Look ahead, shoulders loose. Big jumps and circling arms tire you early; begin with sets of thirty and rest as long as you jump.',
  },
  {
    name: 'Double-Under',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Calves', 'Cardiovascular', 'Forearms'],
    equipment: ['Jump Rope'],
    description:
      'Jump a little higher than for single turns and whip the rope under the feet twice with quick wrists. Stay tall with the legs almost straight and the hands slightly in front of the hips. The rhythm is slow jump, fast hands. Folding at the hips or kicking the heels back catches the rope; practise single, single, double.',
  },
  {
    name: 'Plyometric Push-up',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['None'],
    description:
      'Take a straight-arm plank with the hands slightly wide. Lower quickly but under control and push so hard that the hands leave the floor, then land with soft elbows and sink into the next. The body stays one piece. Sagging hips or a crash on straight arms are the faults; do them off a bench until they are crisp.',
  },
  {
    name: 'Depth Push-up',
    difficultyLevel: 'advanced',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Plates'],
    description:
      'Start with the hands on two low plates, body straight. Drop the hands to the floor between them, touch down with bent elbows and rebound at once, back onto the plates. The contact is short and the trunk tight. A handful of sharp reps is plenty. Slow, sinking landings or a sagging back mean that you need lower plates.',
  },
  {
    name: 'Medicine Ball Slam',
    difficultyLevel: 'beginner',
    muscleGroups: ['Lats', 'Core', 'Full Body'],
    equipment: ['Medicine Ball'],
    description:
      "Reach tall on the toes with the ball overhead, then throw it through the floor just in front of your feet with the whole trunk. Follow through with the hips back, and hinge with a flat back to pick it up. Use a ball that doesn't bounce. Throwing with the arms alone or rounding to lift it are the usual faults.",
  },
  {
    name: 'Medicine Ball Chest Pass',
    difficultyLevel: 'beginner',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    equipment: ['Medicine Ball', 'Wall'],
    description:
      'Face a wall from a step or two away, knees soft, ball at the chest with the elbows out slightly. Drive it flat and fast into the wall with both hands, catch it with give, and reset. Step into the throw if you like. Pushing it slowly or in an arc misses the point; when it stops cracking on the wall, you are done.',
  },
  {
    name: 'Rotational Medicine Ball Throw',
    difficultyLevel: 'beginner',
    muscleGroups: ['Obliques', 'Glutes', 'Core'],
    equipment: ['Medicine Ball', 'Wall'],
    description:
      'Stand side-on to a wall with the ball at the back hip. Load that leg, turn the hips first and let the arms follow as you throw across the body, the back foot pivoting. Catch, reset, and match both sides. Throwing from the shoulders with the feet stuck twists the lower back: the hips lead and the hands come last.',
  },
  {
    name: 'Overhead Backward Throw',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Glutes', 'Hamstrings', 'Shoulders', 'Full Body'],
    equipment: ['Medicine Ball'],
    description:
      'Stand with your back to an open space, ball in both hands. Swing it down between the knees with a flat back, then extend ankles, knees and hips and throw it high over the head behind you. Arms stay long. Bending backwards to look for it strains the back; jump into the throw and let the height do the work.',
  },
  {
    name: 'Scoop Toss',
    difficultyLevel: 'beginner',
    muscleGroups: ['Glutes', 'Hamstrings', 'Core'],
    equipment: ['Medicine Ball'],
    description:
      'Hold the ball with long arms, hinge until it is at the shins, then drive the hips forward and launch it up and ahead as far as you can. Finish on the toes with the arms following through. Hips throw, arms guide. Squatting down with the back round or curling it with the biceps loses the power of the hinge.',
  },
];
