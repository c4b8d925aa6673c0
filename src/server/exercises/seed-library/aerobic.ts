import type { SeedEntry } from './seed-exercise.ts';

export const aerobicExercises: SeedEntry[] = [
  {
    name: 'Brisk Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Calves'],
    equipment: ['None'],
    description:
      'Walk tall with a quick turnover and swinging arms, fast enough to warm up yet slow enough to talk in full sentences. Lengthen the minutes before the pace.',
  },
  {
    name: 'Treadmill Incline Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Calves'],
    equipment: ['Treadmill'],
    description:
      'Set a grade of six to twelve percent and a pace you can hold without the rails. Lean from the ankles; holding on gives the work away.',
  },
  {
    name: 'Easy Run',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Calves', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Run at a pace where you could hold a conversation, with short, light steps under the hips. If breathing turns ragged, walk a minute and start again.',
  },
  {
    name: 'Walk-Run Intervals',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Calves', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Alternate a few minutes of easy running with a minute of brisk walking from the start, not from exhaustion. Finish feeling you could do one more round.',
  },
  {
    name: 'Long Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Calves', 'Hamstrings'],
    equipment: ['None'],
    description:
      'Hold an easy, even effort for the longest run of the week and drink along the way. Start slower than feels right; the last third should match the first.',
  },
  {
    name: 'Tempo Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Hamstrings'],
    equipment: ['None'],
    description:
      'After ten easy minutes, settle into comfortably hard, a few words at a time, and hold it evenly. Fading at the end means the start was too proud.',
  },
  {
    name: 'Fartlek Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'Mix surges of thirty seconds to three minutes into a steady run as terrain invites. Recover at a jog, never a standstill, and keep the surges smooth.',
  },
  {
    name: 'Track 400 Repeats',
    difficultyLevel: 'advanced',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Run each lap at the pace of your best mile and jog half a lap between. Every lap within two seconds of the first; stop when it falls outside.',
  },
  {
    name: 'Track 800 Repeats',
    difficultyLevel: 'advanced',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Quadriceps'],
    equipment: ['None'],
    description:
      'Two laps at the effort of a hard 5K with an equal time of easy jogging. Hold the shoulders loose in the last two hundred, where form goes first.',
  },
  {
    name: 'Strides',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'Twenty-second runs that build to about ninety percent and ease off again. Walk back until fully recovered; they teach speed, they should not tire you.',
  },
  {
    name: 'Hill Sprints',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Hamstrings', 'Calves'],
    equipment: ['None'],
    description:
      'Eight to twelve seconds hard up a steep hill, driving the knees and the arms. Walk all the way down and stop the session when the speed goes.',
  },
  {
    name: 'Shuttle Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Adductors'],
    equipment: ['Cones'],
    description:
      'Sprint between cones twenty-five yards apart, sink the hips and turn off alternate feet. Brake early; late braking is what strains groins.',
  },
  {
    name: 'Trail Run',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Calves', 'Core'],
    equipment: ['None'],
    description:
      'Run by effort, not pace: quick short steps downhill, power walking on the steep parts. Look three strides ahead, never at your feet.',
  },
  {
    name: 'Ruck March',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Upper Back', 'Glutes', 'Calves'],
    equipment: ['Rucksack'],
    description:
      'Load sits high and tight, about a fifth of your weight at most. March tall at a steady pace and keep from running; add distance before weight.',
  },
  {
    name: 'Vest Walk',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Calves'],
    equipment: ['Weight Vest'],
    description:
      'Fasten the vest snugly and walk your usual route with the usual posture. Start at a twentieth of your bodyweight and let the heart rate set the pace.',
  },
  {
    name: 'Hike',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Quadriceps', 'Calves'],
    equipment: ['None'],
    description:
      'Steady walking over real hills, whole foot down on the climbs and knees soft on the descents. Keep it conversational and turn back with half your water left.',
  },
  {
    name: 'Stair Climb',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Glutes', 'Quadriceps'],
    equipment: ['Stair Climber'],
    description:
      'Whole foot on each step, trunk tall, hands off the rails. Hold a rhythm you can keep to the end and record the distance the console shows.',
  },
  {
    name: 'Steady Row',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Upper Back', 'Hamstrings', 'Quadriceps'],
    equipment: ['Rower'],
    description:
      'Legs, then hips, then arms, and the same backwards. Keep eighteen to twenty-two strokes a minute and push longer, not faster; hands out before the knees bend.',
  },
  {
    name: 'Row Intervals',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Upper Back', 'Quadriceps', 'Hamstrings'],
    equipment: ['Rower'],
    description:
      'Hard 500-metre pieces with easy paddling between. Take the first at the pace you mean to finish with; keep the back tall as the strokes quicken.',
  },
  {
    name: 'Steady Ride',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Bike'],
    description:
      'Saddle at hip height, eighty to ninety turns a minute, breathing through the nose if you can. Smooth circles; a heavy grind is strength work in disguise.',
  },
  {
    name: 'Bike Intervals',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Bike'],
    description:
      'Two to four minutes hard and the same time easy. Settle into the saddle, quiet upper body, and make the last repeat the best one.',
  },
  {
    name: 'Air Bike Sprints',
    difficultyLevel: 'advanced',
    muscleGroups: ['Cardiovascular', 'Full Body'],
    equipment: ['Bike'],
    description:
      'Ten to twenty seconds with legs and arms together, then spin gently until the breath returns. Drive from the first turn, and stop when the output drops.',
  },
  {
    name: 'Steady Ski Erg',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Lats', 'Core', 'Triceps'],
    equipment: ['Ski Erg'],
    description:
      'Reach tall, hinge and pull the handles past the hips in one long stroke. Let the trunk do the work and keep the rhythm loose; the arms only finish.',
  },
  {
    name: 'Ski Erg Intervals',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Lats', 'Core', 'Triceps'],
    equipment: ['Ski Erg'],
    description:
      'One minute hard, one minute easy, hips and trunk snapping down together. Keep the strokes long when they want to become short.',
  },
  {
    name: 'Lap Swim',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Lats', 'Shoulders'],
    equipment: ['Pool'],
    description:
      'Steady lengths with a long reach and the head in line with the spine. Breathe out fully under water; rest at the wall before the stroke falls apart.',
  },
  {
    name: 'Elliptical',
    difficultyLevel: 'beginner',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Machine'],
    description:
      'Stand tall, heels down, push and pull the handles evenly. Enough resistance that momentum does not carry you; a sound choice on sore-footed days.',
  },
  {
    name: 'Cross-Country Ski',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Full Body'],
    equipment: ['Skis'],
    description:
      'Push off one ski, glide on the other and plant the poles under the shoulders. Keep the effort even over the hills and unzip before you sweat through.',
  },
  {
    name: 'Road Ride',
    difficultyLevel: 'intermediate',
    muscleGroups: ['Cardiovascular', 'Quadriceps', 'Glutes'],
    equipment: ['Bike'],
    description:
      'Ride steadily over rolling ground, shifting early so the legs keep turning. Drink every fifteen minutes and save the last climb for a strong finish.',
  },
];
