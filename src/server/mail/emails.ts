import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import type { BrandedEmail } from './email.ts';

type ToSomeone = { recipient: string; firstName: string | null };

/** To someone whose account has no password yet: the coach has made it, or it was asked for again. */
export const invitationEmail =
  ({
    recipient,
    firstName,
    link,
    passkeys = 0,
  }: ToSomeone & { link: string; passkeys?: number }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `You are invited to ${brand.name}`,
    paragraphs: [
      greeting(firstName),
      `An account has been created for you at ${brand.name}. Choose a password to get started.`,
      `The link works once, within 7 days. If it has expired, request a new one on the sign-in page, or ask your coach.`,
      ...passkeysWillGo(passkeys),
    ],
    actions: [{ label: 'Choose your password', href: link }],
  });

/** To someone who has paid and had no account. */
export const paidInvitationEmail =
  ({ recipient, firstName, link }: ToSomeone & { link: string }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `Welcome to ${brand.name}: one step to go`,
    paragraphs: [
      greeting(firstName),
      `Thank you: we have received your payment, and your membership of ${brand.name} is active.`,
      `There was no account with this e-mail address, so we have created one. Choose a password to get started.`,
      `The link works once, within 7 days. If it has expired, request a new one on the sign-in page.`,
    ],
    actions: [{ label: 'Choose your password', href: link }],
  });

/**
 * To the person who typed this address when signing up: without the name they gave, for it may be a stranger's words.
 */
export const signUpEmail =
  ({ recipient, link }: { recipient: string; link: string }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `Finish signing up to ${brand.name}`,
    paragraphs: [
      'Hello,',
      `Someone asked for an account at ${brand.name} with this e-mail address. If that was you, choose a password to create it.`,
      `The link works once, within 24 hours. If it was not you, you can ignore this e-mail: no account is created without the link.`,
    ],
    actions: [{ label: 'Choose your password', href: link }],
  });

/** To someone who has an account and asked for one. */
export const accountThereEmail =
  ({
    recipient,
    firstName,
    signInLink,
    passwordLink,
  }: ToSomeone & { signInLink: string; passwordLink: string }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `You already have an account at ${brand.name}`,
    paragraphs: [
      greeting(firstName),
      `Someone asked for a new account at ${brand.name} with this e-mail address. You already have one, and it is unchanged.`,
      `If that was you, sign in with your password, or choose a new one if you have forgotten it. If it was not you, you can ignore this e-mail.`,
    ],
    actions: [
      { label: 'Sign in', href: signInLink },
      { label: 'Choose a new password', href: passwordLink },
    ],
  });

export const forgottenPasswordEmail =
  ({
    recipient,
    firstName,
    link,
    passkeys = 0,
  }: ToSomeone & { link: string; passkeys?: number }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `Choose a new password for ${brand.name}`,
    paragraphs: [
      greeting(firstName),
      `Someone asked for a new password for your account at ${brand.name}. If that was you, use this link to choose it.`,
      `The link works once, within one hour. If it was not you, you can ignore this e-mail: your password stays the same.`,
      ...passkeysWillGo(passkeys),
    ],
    actions: [{ label: 'Choose a new password', href: link }],
  });

/** The account's owner learns of it, no matter who did it. */
export const passwordChangedEmail =
  ({
    recipient,
    firstName,
    passwordLink,
    accountLink,
    passkeys: { count, becomes },
  }: ToSomeone & {
    passwordLink: string;
    accountLink: string;
    passkeys: { count: number; becomes: 'kept' | 'removed' };
  }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `Your password for ${brand.name} was changed`,
    paragraphs: [
      greeting(firstName),
      `The password of your account at ${brand.name} has just been changed, and every other browser has been signed out.`,
      ...(count > 0 ? [passkeysNow[becomes](count)] : []),
      `If that was you, no action is needed. If not, choose a new password now and tell your coach.`,
    ],
    actions: [
      { label: 'Choose a new password', href: passwordLink },
      ...(count > 0 ? [{ label: 'See your passkeys', href: accountLink }] : []),
    ],
  });

const passkeysNow = {
  kept: (count: number) =>
    count === 1
      ? 'The account has 1 passkey, which can still be used to sign in. If it is not yours, remove it on your account page.'
      : `The account has ${count} passkeys, which can still be used to sign in. If one is not yours, remove it on your account page.`,
  removed: (count: number) =>
    count === 1
      ? 'Its passkey was removed and can no longer be used to sign in. You can add it again on your account page.'
      : `Its ${count} passkeys were removed and can no longer be used to sign in. You can add yours again on your account page.`,
};

/** A warning beforehand, where there are any. */
const passkeysWillGo = (count: number) =>
  count === 0
    ? []
    : [
        'Choosing a password this way removes the passkeys of your account. You can add yours again on your account page.',
      ];

/** Before an activation by hand runs out; `endsOn` is the member's own date of it. */
export const endingSoonEmail =
  ({ recipient, firstName, endsOn, link }: ToSomeone & { endsOn: PlainDate; link: string }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `Your membership of ${brand.name} ends on ${formatDate(endsOn)}`,
    paragraphs: [
      greeting(firstName),
      `Your membership of ${brand.name} ends on ${formatDate(endsOn)}. Your programs and everything you have logged stay with your account.`,
      `To continue without a break, subscribe before then, or talk to your coach.`,
    ],
    actions: [{ label: 'See your membership', href: link }],
  });

/** A coach has it sent; `closesOn` is the member's own date of it, null where the membership is closed already. */
export const paymentFailedEmail =
  ({
    recipient,
    firstName,
    closesOn,
    link,
  }: ToSomeone & { closesOn: PlainDate | null; link: string }): BrandedEmail =>
  brand => ({
    recipient,
    subject: `A payment for your membership of ${brand.name} has failed`,
    paragraphs: [
      greeting(firstName),
      `The last payment for your membership of ${brand.name} did not go through. ${
        closesOn === null
          ? 'Your membership is closed until it is paid.'
          : `Your membership stays open until ${formatDate(closesOn)}.`
      } Your programs and everything you have logged stay with your account.`,
      `Often a card has expired. Use another card at the payment provider, or talk to your coach.`,
    ],
    actions: [{ label: 'See your membership', href: link }],
  });

/** By name only where it is one: what mail programs would turn into a link is none. */
export const greeting = (firstName: string | null) =>
  firstName !== null && /^\p{L}[\p{L}\p{M}'’ -]{0,59}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
