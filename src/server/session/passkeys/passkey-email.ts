import type { BrandedEmail } from '#server/mail/email.ts';

/** The owner gets this letter because someone else may have added the passkey. */
export const passkeyAddedEmail =
  (recipient: string, site: string): BrandedEmail =>
  brand => ({
    recipient,
    subject: `A passkey was added to your account at ${brand.name}`,
    paragraphs: [
      'Hello,',
      `A passkey has just been added to your account at ${brand.name}; it signs you in without the password.`,
      `If that was you, no action is needed. If not, remove it on your account page, choose a new password, and tell your coach.`,
    ],
    actions: [
      { label: 'See your account', href: `${site}/account` },
      { label: 'Choose a new password', href: `${site}/password` },
    ],
  });
