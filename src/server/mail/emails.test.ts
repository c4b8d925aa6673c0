import { describe, expect, it } from 'vitest';
import { standardBrand } from '#standard-brand.ts';
import { type BrandedEmail, htmlOf as htmlFor, type Email, textOf as textFor } from './email.ts';
import * as letters from './emails.ts';

const brand = {
  ...standardBrand,
  name: 'Stone & Sons',
  motto: 'Slow is smooth',
  coach: { name: 'Ada Stone', email: 'ada@stone.example', phone: '' },
};
const worded = (mail: BrandedEmail | Email): Email => (typeof mail === 'function' ? mail(brand) : mail);
const textOf = (mail: BrandedEmail | Email) => textFor(worded(mail), brand);
const htmlOf = (mail: BrandedEmail | Email) => htmlFor(worded(mail), brand);

const to = { recipient: 'ruth@fellowship.example', firstName: 'Ruth' };
const link = 'https://fellowship.example/invitation?token=abc-DEF_123';
const [signInLink, passwordLink, accountLink] = [
  'https://fellowship.example/sign-in',
  'https://fellowship.example/password',
  'https://fellowship.example/account',
];
const changed = (count: number, becomes: 'kept' | 'removed') =>
  letters.passwordChangedEmail({ ...to, passwordLink, accountLink, passkeys: { count, becomes } });

const all: [string, BrandedEmail, readonly string[]][] = [
  ['invitation', letters.invitationEmail({ ...to, link }), [link]],
  ['invitation of a payer', letters.paidInvitationEmail({ ...to, link }), [link]],
  ['sign-up', letters.signUpEmail({ ...to, link }), [link]],
  [
    'account that is there',
    letters.accountThereEmail({ ...to, signInLink, passwordLink }),
    [signInLink, passwordLink],
  ],
  ['forgotten password', letters.forgottenPasswordEmail({ ...to, link }), [link]],
  ['changed password', changed(0, 'kept'), [passwordLink]],
  ['changed password beside passkeys', changed(2, 'kept'), [passwordLink, accountLink]],
  ['changed password and passkeys', changed(2, 'removed'), [passwordLink, accountLink]],
  ['membership that ends', letters.endingSoonEmail({ ...to, endsOn: '2026-03-25', link }), [link]],
];

it.each([
  [{ name: '', email: '', phone: '' }, 'Stone & Sons: Slow is smooth.'],
  [
    { name: 'Ada Stone', email: '', phone: '555 0100' },
    'Stone & Sons: Slow is smooth. Questions? Call Ada Stone, 555 0100.',
  ],
  [
    { name: '', email: 'ada@stone.example', phone: '555 0100' },
    'Stone & Sons: Slow is smooth. Questions? Write to ada@stone.example, or call 555 0100.',
  ],
])('a letter is signed with what the coach has entered, and nothing else: %j', (coach, signature) => {
  const mail = worded(letters.invitationEmail({ ...to, link }));
  expect(textFor(mail, { ...brand, coach }).split('-- \n')[1]).toBe(`${signature}\n`);
});

describe.each(all)('the letter about an %s', (_what, mail, links) => {
  it('names the brand, and its links are lines of their own in the text', () => {
    const text = textOf(mail);
    expect(worded(mail).subject).toContain('Stone & Sons');
    expect(text).toContain('Stone & Sons: Slow is smooth. Questions? Write to Ada Stone, ada@stone.example.');
    expect(text.split('\n')).toEqual(expect.arrayContaining([...links]));
  });

  it('is HTML that says its language, has a heading, and links where the text leads', () => {
    const html = htmlOf(mail);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<title>${worded(mail).subject.replace('&', '&amp;')}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const href of links) expect(html).toContain(`href="${href}"`);
    expect(html).not.toMatch(/<script|<img|undefined|null/);
  });
});

describe('a letter', () => {
  it('greets by name', () => {
    expect(textOf(letters.invitationEmail({ ...to, link }))).toMatch(/^Hello Ruth,\n/);
    const anna = { ...to, firstName: 'Änna-Lena O’Neil' };
    expect(textOf(letters.invitationEmail({ ...anna, link }))).toMatch(/^Hello Änna-Lena O’Neil,\n/);
  });

  it.each([null, '', 'www.evil.example', 'You won! https://evil.example', '<b>Ruth</b>', 'a'.repeat(61)])(
    'does not greet by what is no name: %j',
    firstName => {
      expect(textOf(letters.invitationEmail({ ...to, firstName, link }))).toMatch(/^Hello,\n/);
    },
  );

  it('shows what is text as text', () => {
    const html = htmlOf({
      recipient: 'ruth@fellowship.example',
      subject: 'Mind <script>alert(1)</script> & "more"',
      paragraphs: [`<img src=x onerror='alert(1)'>`],
      actions: [{ label: '<b>Go</b>', href: 'https://fellowship.example/?a=1&b="2"' }],
    });
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('Mind &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(html).toContain('href="https://fellowship.example/?a=1&amp;b=&quot;2&quot;"');
  });

  it('bears the name and motto of the fellowship over a line in its colour, and its logo where there is one', () => {
    const mail = worded(letters.invitationEmail({ ...to, link }));
    const plain = htmlFor(mail, brand);
    expect(plain).toContain('<strong>Stone &amp; Sons</strong>');
    expect(plain).toContain('Slow is smooth</span>');
    expect(plain).toContain(`border-bottom:2px solid ${brand.colours.light.accent}`);
    expect(htmlFor(mail, { ...brand, logo: '/pictures/logo.webp' })).toContain(
      '<img src="https://fellowship.example/pictures/logo.webp" alt=""',
    );
    expect(htmlFor({ ...mail, actions: [] }, { ...brand, logo: '/pictures/logo.webp' })).not.toContain(
      '<img',
    );
  });

  it('to someone who signs up holds no word that they typed', () => {
    expect(textOf(letters.signUpEmail({ ...to, link }))).not.toContain('Ruth');
  });

  it.each([
    ['kept', 1, 'The account has 1 passkey, which can still be used to sign in.'],
    ['kept', 3, 'The account has 3 passkeys, which can still be used to sign in.'],
    ['removed', 1, 'Its passkey was removed and can no longer be used to sign in.'],
    ['removed', 3, 'Its 3 passkeys were removed and can no longer be used to sign in.'],
  ] as const)('about a changed password says which passkeys were %s: %i', (becomes, count, sentence) => {
    const text = textOf(changed(count, becomes));
    expect(text).toContain(sentence);
    expect(text).toContain('on your account page');
    expect(textOf(changed(0, becomes))).not.toContain('passkey');
  });

  it('with a link to a password says beforehand that passkeys go, where there are any', () => {
    for (const emailFor of [letters.forgottenPasswordEmail, letters.invitationEmail]) {
      expect(textOf(emailFor({ ...to, link, passkeys: 1 }))).toContain(
        'removes the passkeys of your account',
      );
      expect(textOf(emailFor({ ...to, link, passkeys: 0 }))).not.toContain('passkey');
    }
  });

  it('about the end of a membership tells the date', () => {
    const mail = letters.endingSoonEmail({ ...to, endsOn: '2026-03-25', link });
    expect(worded(mail).subject).toBe('Your membership of Stone & Sons ends on Mar 25, 2026');
  });
});
