type Invited = { name: string; email: string };

/**
 * Title and description of the dialog that shows someone's link; `mailed`: a letter is on its way too, or there is no mail
 * server. Before the link is made, neither is known.
 */
export const invitationWords = ({ name, email }: Invited, mailed: boolean | undefined) => ({
  title: `Invite ${name}`,
  description: said(email, mailed),
});

function said(email: string, mailed: boolean | undefined): string {
  if (mailed === undefined) return `With a link, ${email} chooses a password and comes in.`;
  return mailed
    ? `A letter with this link is on its way to ${email}. You can send it yourself as well: with it they choose a password and come in.`
    : `No mail is set up, so no letter goes out. Send this link to ${email}: with it they choose a password and come in.`;
}

type Joined = { role: string; subscriptionStatus: string | null };

/** What they will find once they are in; `until`: the day on which what lets them in ends; `isSold`: they could pay. */
export function joinedWords(
  { role, subscriptionStatus }: Joined,
  until: string | null,
  isSold: boolean,
): string {
  if (role === 'admin') return 'They come in as a coach, and see and change everything in this console.';
  if (subscriptionStatus === 'active' && until !== null) return `They are let in until ${until}.`;
  const opens = isSold
    ? 'with the first payment, or when you activate them here'
    : 'when you activate them here';
  return `They come to the membership page first: their training opens ${opens}.`;
}
