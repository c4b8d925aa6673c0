const vocabulary = new Set(
  (
    'push pull leg legs upper lower full body fullbody total chest back shoulder shoulders arm arms bi bis biceps tri tris triceps and ' +
    'day workout session training power hypertrophy strength volume heavy light medium intensity conditioning ' +
    'posterior anterior chain glute glutes quad quads hamstring hamstrings ham hams core abs a b c d e f primary secondary focus delts lats ' +
    'forearms forearm calves calf torso limbs cardio speed dynamic max effort ppl squat bench deadlift press accessory accessories'
  ).split(' '),
);

/** Words that make a session of a heading that could also name a part of it. */
const sessions = new Set(
  'push pull legs leg upper lower body fullbody chest back shoulders arms workout session training day torso limbs ppl'.split(
    ' ',
  ),
);

const maxWords = 6;

/** Whether words alone say which session it is: 'Push', 'Upper B', 'Workout A', 'Chest & Triceps'. */
export function isSessionName(folded: string): boolean {
  // '6 Day PPL' says how many, not which.
  if (folded.length > 60 || /^\d[ -]days?[ -]/.test(folded)) return false;
  const words = folded.split(/[\s&+/,:–—-]+/).filter(word => word !== '');
  if (words.length === 0 || words.length > maxWords) return false;
  return (
    words.every(word => vocabulary.has(word) || /^#?[1-9]$/.test(word)) &&
    words.some(word => sessions.has(word)) &&
    !(words.length === 1 && words[0] === 'day')
  );
}
