import { planName } from '#domain/fellowship/plan-name.ts';

/** The home page's texts until the coach changes them, by position: the part's name first. */
export const standardLanding = {
  welcomeText:
    'Men and women who train under one coach, hold each other to their word, and take the long road to strength.',
  benefitsTitle: 'Premium Membership Benefits',
  benefitsText: `All of it is in one plan, the ${planName}.`,
  benefits1Title: 'Programs from your coach',
  benefits1Text:
    'Chosen for you and laid out on your calendar, day by day. Your working weights follow from your own lifts.',
  benefits2Title: 'Challenges with points',
  benefits2Text:
    'A test for the week or the month, and five-day challenges that ask you to turn up five days running. What you finish earns points.',
  benefits3Title: 'Hall of Honor',
  benefits3Text:
    'The leaderboard starts level each month and ranks the work you finish. The first three are Master, Vanguard and Squire.',
  benefits4Title: 'Health and Habits',
  benefits4Text:
    'Short pieces on food, mindset, recovery and training, written to be put to use the same day.',
  benefits5Title: 'Nutrition guidance',
  benefits5Text:
    'Daily calories, protein, carbs and fats worked out for your body and your goal, and recipes that leave out what you cannot eat.',
  benefits6Title: 'Community support',
  benefits6Text:
    'You lift your own weight, but never on your own. Others keep the same hours, and your coach can be reached by name.',
  foundationTitle: 'Our Foundation',
  foundationText: 'Three things carry all the rest. We practice them in this order.',
  foundation1Title: 'Discipline',
  foundation1Text:
    'You do not have to feel ready. You keep the appointment, do the work that is written for the day, and write down what you did. Most of what people call talent is that, repeated.',
  foundation2Title: 'Faith',
  foundation2Text:
    'The body is given, and we answer for how we keep it. Faith settles what strength is for: to serve, to carry, and to be standing when someone needs you.',
  foundation3Title: 'Transformation',
  foundation3Text:
    'Change comes late and seems sudden. Until then it is one honest week added to another, and a coach who sees the line rising before you do.',
  systemsTitle: 'Science-Backed Training Systems',
  systemsText: 'Conviction decides that you train. Evidence decides how.',
  systems1Title: 'Progressive overload and periodization',
  systems1Text:
    'The load rises in planned steps and backs off before it breaks you. Every block has a purpose and hands on to the next.',
  systems2Title: 'Evidence-based movement patterns',
  systems2Text:
    'Squat, hinge, push, pull, carry. An exercise earns its place by what it has been shown to do.',
  systems3Title: 'Structured recovery protocols',
  systems3Text:
    'Rest days and lighter weeks are part of the plan, because strength is built between the sessions.',
  systems4Title: 'Personalized program design',
  systems4Text:
    'It begins where you are. Weights come from your own numbers, and your coach reads the same log you do.',
  pathTitle: 'Welcome to the Path',
  path1Text:
    'Nobody arrives finished. Some come back after years away, some have never held a bar, and some are strong already but have lost sight of the reason. They all start in the same place: with today’s session.',
  path2Text:
    'When you join, your coach looks at where you stand and assigns your first program. It appears on your calendar with every exercise, set and weight worked out. You open the day, do what it says, and log it. Nothing more is asked of you, and nothing less.',
  path3Text:
    'The first weeks teach you to turn up. Then the numbers begin to move: what was heavy becomes a warm-up, and a month without a gap becomes who you are. Your log shows it plainly, on the days you feel it and on the days you don’t.',
  path4Text:
    'Others are on the same climb, a little ahead of you or a little behind, and there is honor in both places. Take the first step today. Tomorrow will be better for it.',
  pathJoin: 'Join the Fellowship',
};

export type LandingText = keyof typeof standardLanding;

export const isLandingText = (name: string): name is LandingText => Object.hasOwn(standardLanding, name);

/** Every text of the home page: the coach's, and the standard ones where the coach has entered none. */
export const landingTexts = (own: Readonly<Record<string, string>>): Record<LandingText, string> => ({
  ...standardLanding,
  ...own,
});

/** A title with its text: `landingPair(texts, 'benefits2')`; null where the coach has emptied both. */
export function landingPair(
  texts: Record<LandingText, string>,
  place: string,
): { place: string; title: string; text: string } | null {
  const known: Partial<Record<string, string>> = texts;
  const [title = '', text = ''] = [known[`${place}Title`], known[`${place}Text`]];
  return title === '' && text === '' ? null : { place, title, text };
}
