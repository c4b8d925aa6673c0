import type { SeedEntry } from './seed-exercise.ts';

export const aerobicExercises: SeedEntry[] = [
  {
    name: 'Brisk Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Calves'],
    equipment: ['None'],
    description:
      'Walk tall with quick steps and bent, swinging arms, fast enough to warm up yet slow enough to talk in full sentences. Land on the heel and roll over the big toe. Look ahead instead of at your feet. Overstriding brakes you; more speed comes from faster steps. Lengthen the time before you push the pace, and log the miles.',
  },
  {
    name: 'Treadmill Incline Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Calves'],
    equipment: ['Treadmill'],
    description:
      'Set the belt to six to twelve percent and a pace you can hold with the hands free. Take short steps, lean from the ankles and press through the whole foot. Breathing is deep but steady. Holding on to the rails is the common mistake, as it gives a third of the work away; lower the grade instead. Cool down flat for a few minutes.',
  },
  {
    name: 'Easy Run',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Calves', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Run at a pace at which you could hold a conversation, with light steps that land under the hips. Shoulders loose, hands relaxed, about one hundred and seventy steps a minute. The effort stays the same uphill and down. Almost everyone runs these too fast; if you can only speak in single words, walk a minute and start again slower.',
  },
  {
    name: 'Walk-Run Intervals',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Calves', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Warm up with five minutes of walking, then alternate a few minutes of gentle running with a minute of brisk walking, from the start and not from exhaustion. Run tall with short steps. Keep the running part slow enough to smile. Skipping the early walk breaks because you feel fresh is the mistake; finish as if you could do one more.',
  },
  {
    name: 'Long Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Calves', 'Hamstrings'],
    equipment: ['None'],
    description:
      'The longest outing of the week at an easy, even effort, a minute or more per mile slower than you could race. Start slower than feels right, drink along the way and eat if it lasts beyond ninety minutes. Posture tall when tired. Running the first half too fast ruins the last: its final miles should match the first.',
  },
  {
    name: 'Tempo Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Hamstrings'],
    equipment: ['None'],
    description:
      'Warm up ten minutes, then settle into comfortably hard, a pace you could hold for about an hour, at which you can say only a few words. Stay relaxed in jaw and hands and keep the splits even. Jog to cool down. Turning it into a race is the usual error: fading at the end means the start was too proud.',
  },
  {
    name: 'Fartlek Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'After a warm-up, mix surges of thirty seconds to three minutes into a steady run, to the next tree or over the hill. Recover at a jog, never at a standstill, until you can breathe evenly. Keep the surges smooth and tall. Sprinting the first ones leaves nothing for the rest; let the last be the quickest.',
  },
  {
    name: 'Track 400 Repeats',
    difficultyLevel: 'advanced',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Warm up well with a few short accelerations. Run each lap of the track at the pace of your best mile and jog half a lap between. Lean slightly, drive the arms, and stay tall round the last bend. Every lap within two seconds of the first is the goal; going out too fast is the mistake. Stop when you fall outside. Four laps are a mile.',
  },
  {
    name: 'Track 800 Repeats',
    difficultyLevel: 'advanced',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Warm up, then run two laps at the effort of a hard 5K, with an equal time of easy jogging between. Split the laps evenly and keep the shoulders loose over the last two hundred metres, where form goes first. Breathe in rhythm with the steps. A fast first lap is the classic fault. Two repeats are a mile.',
  },
  {
    name: 'Strides',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'On flat ground, build up over twenty seconds to about ninety percent of your speed, hold it a moment and ease off. Run tall with high knees and quick, light contact. Walk back until fully recovered, then go again. They teach speed and should not tire you: straining in face and shoulders or cutting the rest short misses the point.',
  },
  {
    name: 'Hill Sprints',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'Find a steep hill and warm up thoroughly. Sprint up for eight to twelve seconds, driving the knees and the arms and pushing off behind you, then walk all the way down. Lean from the ankles, eyes on the crest. Cutting the rest turns it into endurance work; stop the session when a run is clearly slower than the first.',
  },
  {
    name: 'Shuttle Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Adductors'],
    equipment: ['Cones'],
    description:
      'Set two cones twenty-five yards apart. Sprint to one, sink the hips, plant the outside foot and push off back toward the other; turn off alternate feet. Take short steps into the turn. Braking late on a straight leg strains groins and knees, so begin to slow down early. Seventy yards of every hundred should still be at full speed.',
  },
  {
    name: 'Trail Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Calves', 'Core'],
    equipment: ['None'],
    description:
      'Run by effort, not by pace: quick short steps downhill, arms wide for balance, and power walking where it gets steep. Look three strides ahead and pick your line early. Lift the feet a little higher than on the road. Staring at your shoes and braking hard with the heels are what makes people fall; carry water and tell someone the route.',
  },
  {
    name: 'Ruck March',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Upper Back', 'Glutes', 'Calves'],
    equipment: ['Rucksack'],
    description:
      'Pack the load high and tight against the back, at most a fifth of your weight to begin with, and fasten the belt. March tall with steady steps and a slight lean from the ankles. Keep it a walk: running with a pack is what wears out knees and feet. Check for hot spots early, and add distance before you add weight.',
  },
  {
    name: 'Vest Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Calves'],
    equipment: ['Weight Vest'],
    description:
      "Fasten the vest so snugly that it doesn't bounce, starting with about a twentieth of your bodyweight. Walk your usual route with your usual posture, steps quick and quiet. Let breathing, not pride, set the pace. Leaning back or slumping under the load is the common fault. Add a few minutes each week before you add any weight.",
  },
  {
    name: 'Hike',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Quadriceps', 'Calves'],
    equipment: ['None'],
    description:
      'Walk steadily over real hills, the whole foot down on the climbs and the knees soft on the descents. Shorten the step as it steepens, so that you can still talk. Poles spare the knees on the way down. Setting off too fast is the usual mistake. Turn back with half your water left, and log the miles from the map.',
  },
  {
    name: 'Stair Climb',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Quadriceps'],
    equipment: ['Stair Climber'],
    description:
      'Stand tall on the machine with the whole foot on each step and the hands off the rails. Push through the heel and let the step come all the way under you. Hold a rhythm you can keep to the end. Hanging on the arms or tiptoeing in tiny steps makes the display lie. Log the distance in miles that the console shows.',
  },
  {
    name: 'Steady Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Upper Back', 'Hamstrings', 'Quadriceps'],
    equipment: ['Rower'],
    description:
      'Push with the legs first, then swing the trunk, then pull the arms; go back in the reverse order, hands away before the knees bend. Keep eighteen to twenty-two strokes a minute and a relaxed grip. The chain runs level. Rushing up the slide and yanking early with the arms waste each stroke: press longer, not faster.',
  },
  {
    name: 'Row Intervals',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Upper Back', 'Quadriceps', 'Hamstrings'],
    equipment: ['Rower'],
    description:
      'Warm up ten minutes, then row hard 500-metre pieces with easy paddling between until you can breathe evenly. Take the first at the pace you mean to finish with, twenty-six to thirty strokes a minute. Legs drive, back stays tall. Shortening the stroke as you tire is the usual fault; three pieces and a little more are a mile.',
  },
  {
    name: 'Steady Ride',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Bike'],
    description:
      'Set the saddle at hip height so that the knee is slightly bent at the bottom. Turn the pedals eighty to ninety times a minute against light resistance, breathing through the nose if you can. Hands relaxed, hips still. Grinding slowly in a heavy gear tires the knees more than the heart; shift down and keep the circles smooth.',
  },
  {
    name: 'Bike Intervals',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Bike'],
    description:
      'Warm up ten minutes, then ride two to four minutes hard and the same time easy. Stay seated with a quiet upper body, ninety turns a minute or more, and drive evenly with both legs. The effort is a strong eight out of ten. Starting with an all-out first piece is the mistake: make the last repeat the best one.',
  },
  {
    name: 'Air Bike Sprints',
    difficultyLevel: 'advanced',
    muscleGroups: ['Cardiovascular', 'Full Body'],
    equipment: ['Bike'],
    description:
      'Set the seat so that the knee stays slightly bent. Push and pull with arms and legs together as hard as you can for ten to twenty seconds, then spin gently until your breath is back. Drive from the first turn and keep the trunk braced. Coasting into the sprint wastes it; end the session when the output drops.',
  },
  {
    name: 'Steady Ski Erg',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Lats', 'Core', 'Triceps'],
    equipment: ['Ski Erg'],
    description:
      'Stand with the feet hip-width, reach tall with long arms, then hinge and pull the handles down past the hips in one long stroke. Rise again and let the breath follow. The trunk does the work, the arms only finish. Squatting up and down or pulling with bent elbows from the top tires the arms long before the heart.',
  },
  {
    name: 'Ski Erg Intervals',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Lats', 'Core', 'Triceps'],
    equipment: ['Ski Erg'],
    description:
      'Alternate one minute hard with one minute easy, hips and trunk snapping down together. Rise onto the toes at the top and follow the handles with your bodyweight. Keep the strokes long, about forty a minute. Tired people shorten them and pull with the arms alone; a few strong strokes beat many small ones.',
  },
  {
    name: 'Lap Swim',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Lats', 'Shoulders'],
    equipment: ['Pool'],
    description:
      'Swim steady lengths with a long reach and the head in line with the spine, eyes down. Roll the body from side to side and breathe out fully under water, so that the turn of the head is only for breathing in. Kick lightly. Lifting the head sinks the legs; rest at the wall before the stroke falls apart. Seventy 25-yard lengths are about a mile.',
  },
  {
    name: 'Elliptical',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Machine'],
    description:
      "Stand tall with the heels down, and push and pull the handles evenly with both arms. Choose enough resistance that momentum doesn't carry you, and go backwards now and then. The hips stay level. Leaning on the fixed bars or racing without load are the usual wastes of time. A sound choice on days with sore feet.",
  },
  {
    name: 'Cross-Country Ski',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Full Body'],
    equipment: ['Skis'],
    description:
      'Push off one ski, glide on the other and plant the poles beside the feet, opposite arm and leg together. Shift the whole weight onto the gliding ski before the next push. Shorten the stride uphill. Shuffling with the weight between both skis costs the glide; dress lightly and open the jacket before you sweat through.',
  },
  {
    name: 'Road Ride',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Bike'],
    description:
      'Ride steadily over rolling ground, shifting early so that the legs keep turning at eighty to ninety a minute. Elbows soft, hands changing place often, eyes up the road. Drink every fifteen minutes and eat if it lasts beyond an hour and a half. Mashing up the first hills is the common mistake; save something for the last climb.',
  },
];
