import type { Clip } from './clips.ts';

/** One message of the demonstration: when, by whom, and what it is about. */
export type Said = {
  daysAgo: number;
  /** On the member's own clock; what would be to come is said a little before now. */
  at: string;
  by: 'member' | 'coach';
  text: string;
  /** About the last session before it; one of its exercises by name, where it had one by that name. */
  about?: { exercise?: string; setNum?: number };
  /** What hangs on it. */
  brings?: Clip;
};

/** What was said with some of the members, by first name, the oldest first. */
export const conversations: Readonly<Record<string, readonly Said[]>> = {
  Peter: [
    {
      daysAgo: 15,
      at: '19:05',
      by: 'coach',
      text: 'Peter, your bench has stood still for a month now. That is no failure: your squat took what there was to give. Let us leave the weight and chase one more rep a set.',
    },
    { daysAgo: 15, at: '20:31', by: 'member', text: 'Good. I was about to load more out of spite.' },
    { daysAgo: 15, at: '20:40', by: 'coach', text: 'Spite is a fine warm-up and a poor program.' },
    {
      daysAgo: 3,
      at: '18:55',
      by: 'member',
      about: { exercise: 'Back Squat', setNum: 3 },
      text: 'From the third set on the left knee talks to me. Inside, worst in the hole, not sharp. I finished, but I do not know whether I should have.',
    },
    {
      daysAgo: 3,
      at: '20:10',
      by: 'coach',
      about: { exercise: 'Back Squat' },
      text: 'Thank you for writing instead of hoping. Two things until it is quiet: stop two inches higher, and take three seconds on the way down.\n\nDoes it ache on stairs the next morning?',
    },
    { daysAgo: 2, at: '07:20', by: 'member', text: 'Down, yes. Up, no.' },
    {
      daysAgo: 2,
      at: '18:32',
      by: 'member',
      brings: 'squat',
      text: 'Two from the front, empty bar, as you asked.',
    },
    {
      daysAgo: 2,
      at: '19:47',
      by: 'coach',
      brings: 'tempo',
      text: 'There it is: at 0:02 both knees come in as you turn around, and at 0:05 again. Push the floor apart. And squat to this: three low beats down, one high beat up.',
    },
    {
      daysAgo: 0,
      at: '06:45',
      by: 'member',
      text: 'Second morning, and it is a 2 now instead of a 4. Do I squat on Friday, or do we swap it?',
    },
  ],
  Sarah: [
    {
      daysAgo: 9,
      at: '12:15',
      by: 'coach',
      text: 'Halfway, and you have missed one day of thirty. Whatever you tell yourself about discipline, that is what it looks like.',
    },
    {
      daysAgo: 9,
      at: '21:02',
      by: 'member',
      text: 'I read that twice. The day I missed was my mother’s birthday, and I would miss it again.',
    },
    { daysAgo: 9, at: '21:15', by: 'coach', text: 'So would I. That one counts for something else.' },
    {
      daysAgo: 1,
      at: '17:30',
      by: 'coach',
      about: {},
      text: 'I have put Zercher squats in for you, for the carries to come. Elbows high, breathe before you stand up.',
    },
    { daysAgo: 1, at: '18:04', by: 'member', text: 'My forearms thank you in advance. Towel or sleeves?' },
    { daysAgo: 1, at: '18:20', by: 'coach', text: 'Sleeves. The towel slips, and then you learn new words.' },
  ],
  Chloe: [
    {
      daysAgo: 4,
      at: '09:00',
      by: 'coach',
      text: 'Welcome, Chloe. In your first week nothing has to be heavy: come, do a little less than you could, and go home wanting more. Write here whenever something is unclear.',
    },
    {
      daysAgo: 3,
      at: '20:22',
      by: 'member',
      text: 'Thank you! One already: what does RPE 6 mean when everything feels like a 9?',
    },
    {
      daysAgo: 3,
      at: '20:50',
      by: 'coach',
      text: 'That you could have done four more. At the beginning everyone is two too high, so take off a plate whenever you are not sure.',
    },
    {
      daysAgo: 0,
      at: '07:05',
      by: 'member',
      about: {},
      text: 'Walked down the office stairs sideways today. Is that normal, or did I do too much?',
    },
  ],
  Andrew: [
    {
      daysAgo: 6,
      at: '13:40',
      by: 'member',
      text: 'Could we do Thursday an hour earlier? My daughter has her recital at six.',
    },
    {
      daysAgo: 6,
      at: '14:05',
      by: 'coach',
      text: 'Of course. I will have the bar loaded at four, so that you are clean by five. What does she play?',
    },
    { daysAgo: 6, at: '14:06', by: 'member', text: 'The cello. Nearly as big as she is.' },
  ],
  Eunice: [
    {
      daysAgo: 12,
      at: '08:15',
      by: 'member',
      text: 'The doctor says three weeks without load for the back. I do not want to lose everything.',
    },
    {
      daysAgo: 12,
      at: '09:30',
      by: 'coach',
      text: 'You won’t. Your program is paused, so no day counts against you, and it goes on where you stopped. Walk every day, twenty minutes, and write me how it is on Sundays.',
    },
    {
      daysAgo: 5,
      at: '16:00',
      by: 'member',
      text: 'Sunday: walked six of seven. Tying shoes without a word.',
    },
    { daysAgo: 5, at: '17:45', by: 'coach', text: 'That is the best line I have read this week.' },
  ],
  Silas: [
    {
      daysAgo: 2,
      at: '10:00',
      by: 'coach',
      text: 'I see six days without a session, Silas. No sermon. Is something in the way that we can move?',
    },
  ],
  Priscilla: [
    {
      daysAgo: 1,
      at: '21:40',
      by: 'member',
      about: {},
      text: 'I held the last round together. Six weeks ago I could not finish the second one.',
    },
  ],
};

/** What the coach writes often. */
export const replies = [
  {
    title: 'Welcome',
    text: 'Welcome, {firstName}. In your first week nothing has to be heavy: come, do a little less than you could, and go home wanting more. Write here whenever something is unclear.',
  },
  {
    title: 'How did it go?',
    text: 'How did it go, {firstName}? One line is enough: what was easy, what was not, what hurt.',
  },
  {
    title: 'Missed a few days',
    text: '{firstName}, I see a few days without a session. No sermon. Is something in the way that we can move?',
  },
  {
    title: 'Something hurts',
    text: 'Thank you for telling me. Until we know more: nothing that hurts above a 3, and nothing that is worse the next morning. Where is it, when does it begin, and does it ache at rest?',
  },
];
