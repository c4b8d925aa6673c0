/** The subject of a notice; each is sent by push, by mail and in the app, or not at all, as its reader has it. */
const memberTopics = [
  'message',
  'comment',
  'program',
  'reminder',
  'challenge',
  'membership',
  'weekly-summary',
] as const;

const coachTopics = ['member-message', 'pain', 'check-in', 'payment', 'weekly-summary'] as const;

export type Topic = (typeof memberTopics)[number] | (typeof coachTopics)[number];

export const topics = [...new Set<Topic>([...memberTopics, ...coachTopics])] as [Topic, ...Topic[]];

export const topicsOf = (role: 'admin' | 'member'): readonly Topic[] =>
  role === 'admin' ? coachTopics : memberTopics;

export const channels = ['push', 'mail', 'inApp'] as const;

export type Channels = Record<(typeof channels)[number], boolean>;

const everywhere: Channels = { push: true, mail: true, inApp: true };
const withoutMail: Channels = { push: true, mail: false, inApp: true };

/** Until someone has chosen others. What comes often, or only today, is no letter. */
export const usualChannels: Record<Topic, Channels> = {
  message: everywhere,
  comment: everywhere,
  program: everywhere,
  reminder: withoutMail,
  challenge: withoutMail,
  membership: everywhere,
  'weekly-summary': { push: false, mail: true, inApp: true },
  'member-message': everywhere,
  pain: everywhere,
  'check-in': withoutMail,
  payment: everywhere,
};

/** As preferences and letters call it. */
export const topicText: Record<Topic, string> = {
  message: 'Messages',
  comment: 'Comments on my sessions',
  program: 'My programs',
  reminder: 'Training reminders',
  challenge: 'Challenges',
  membership: 'My membership',
  'weekly-summary': 'Weekly summary',
  'member-message': 'Members’ messages',
  pain: 'Members who need attention',
  'check-in': 'Check-ins',
  payment: 'Payments',
};
