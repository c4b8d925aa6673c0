type Invited = { name: string; email: string };

/**
 * Title and description of the dialog that shows someone's link; `mailed`: a letter is on its way too, or there is no mail
 * server. Before the link is made, neither is known.
 */
export const invitationText = ({ name, email }: Invited, mailed: boolean | undefined) => ({
  title: `Invite ${name}`,
  description: sentText(email, mailed),
});

function sentText(email: string, mailed: boolean | undefined): string {
  if (mailed === undefined) return `With a link, ${email} can choose a password and sign in.`;
  return mailed
    ? `An e-mail with this link is on its way to ${email}. You can also send the link yourself: with it they choose a password and sign in.`
    : `No mail is set up, so no e-mail is sent. Send this link to ${email}: with it they choose a password and sign in.`;
}

type Joined = { role: string; subscriptionStatus: string | null };

/** The access that new members will find; `until`: the day on which it ends; `isSold`: they could pay. */
export function joinedText(
  { role, subscriptionStatus }: Joined,
  until: string | null,
  isSold: boolean,
): string {
  if (role === 'admin') return 'They join as a coach, and see and change everything in this console.';
  if (subscriptionStatus === 'active' && until !== null) return `Their membership is active until ${until}.`;
  const opens = isSold
    ? 'with the first payment, or when you activate them here'
    : 'when you activate them here';
  return `They see the membership page first: their training opens ${opens}.`;
}
