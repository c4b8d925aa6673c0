/** What the coach lets people do where a bar or a machine is taken, the likeliest first. */
export const alternatesOf: Readonly<Record<string, readonly string[]>> = {
  'Walking Lunge': ['Reverse Lunge', 'Dumbbell Step-up'],
  'Reverse Lunge': ['Walking Lunge', 'Dumbbell Step-up'],
  'Dumbbell Step-up': ['Reverse Lunge', 'Walking Lunge'],
  'Bulgarian Split Squat': ['Reverse Lunge', 'Dumbbell Step-up'],
  'Barbell Row': ['Chest-Supported Row', 'Dumbbell Row'],
  'Pendlay Row': ['Barbell Row', 'Dumbbell Row'],
  'Seated Cable Row': ['Dumbbell Row', 'Chest-Supported Row'],
  'Dumbbell Row': ['Seated Cable Row', 'Chest-Supported Row'],
  'Lying Leg Curl': ['Seated Leg Curl'],
  'Seated Leg Curl': ['Lying Leg Curl'],
  'Suitcase Carry': ["Farmer's Carry"],
};
