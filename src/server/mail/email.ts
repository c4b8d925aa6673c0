import type { Brand } from '#brand.ts';
import { escapeHtml } from '#server/http/html-text.ts';

/** A letter in plain words: its text and its HTML are both made from this. */
export type Email = {
  recipient: string;
  subject: string;
  paragraphs: readonly string[];
  /** The buttons, after the paragraphs, with their addresses. */
  actions?: readonly { label: string; href: string }[];
  /** The address at which its reader ends letters of its kind. */
  unsubscribe?: { label: string; href: string };
};

/** The same in the words of the brand as it is when the letter is written. */
export type BrandedEmail = (brand: Brand) => Email;

/** Writes each address on a line of its own, so that every mail program makes it a link. */
export function textOf({ paragraphs, actions = [], unsubscribe }: Email, brand: Brand): string {
  const links = actions.map(({ label, href }) => `${label}:\n${href}`);
  const end = unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.href}\n` : '';
  return `${[...paragraphs, ...links].join('\n\n')}\n\n-- \n${signatureOf(brand)}\n${end}`;
}

export function htmlOf({ subject, paragraphs, actions = [], unsubscribe }: Email, brand: Brand): string {
  const links = actions.map(action => actionHtml(action, brand.colours.light));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f3ece0;color:#1f1a14;font:16px/1.6 Georgia,serif">
<main style="max-width:34em;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e2d8c8;border-radius:10px">
${headHtml(brand, actions[0]?.href)}
<h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${[...paragraphs.map(paragraph => `<p>${escapeHtml(paragraph)}</p>`), ...links].join('\n')}
<hr style="border:0;border-top:1px solid #d8cfc2;margin:32px 0 16px">
<p style="color:#5c5348;font-size:14px">${escapeHtml(signatureOf(brand))}</p>${unsubscribe ? endHtml(unsubscribe) : ''}
</main>
</body>
</html>
`;
}

/**
 * The letter's head: the fellowship's logo, name and motto over a line in their colour. Pictures may be kept out: the
 * name stays.
 */
function headHtml({ name, motto, logo, colours }: Brand, link = ''): string {
  const address = logo !== '' && URL.canParse(logo, link) ? new URL(logo, link).href : '';
  const picture =
    address &&
    `<img src="${escapeHtml(address)}" alt="" width="36" height="36" style="vertical-align:middle;margin-right:10px;border:0">`;
  const below =
    motto && `<br><span style="color:#5c5348;font-size:13px;font-style:italic">${escapeHtml(motto)}</span>`;
  return `<p style="margin:0 0 24px;padding:0 0 14px;border-bottom:2px solid ${colours.light.accent};font-size:20px;line-height:1.4">${picture}<strong>${escapeHtml(name)}</strong>${below}</p>`;
}

const endHtml = ({ label, href }: { label: string; href: string }) =>
  `\n<p style="font-size:14px"><a href="${escapeHtml(href)}" style="color:#5c5348">${escapeHtml(label)}</a></p>`;

const signatureOf = ({ name, motto, coach }: Brand) =>
  [motto === '' ? `${name}.` : `${name}: ${motto}.`, ...whomToAsk(coach)].join(' ');

/** Only what the coach has entered. */
function whomToAsk({ name, email, phone }: Brand['coach']): string[] {
  const person = name === '' ? '' : `${name}, `;
  if (email !== '')
    return [`Questions? Write to ${person}${email}${phone === '' ? '' : `, or call ${phone}`}.`];
  return phone === '' ? [] : [`Questions? Call ${person}${phone}.`];
}

/** A link that looks like a button, and its address for those whose mail program will not open it. */
function actionHtml(
  { label, href }: { label: string; href: string },
  { accentFill, onAccent, accent }: Brand['colours']['light'],
): string {
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none;background:${accentFill};color:${onAccent}`;
  return `<p style="margin:24px 0 8px"><a href="${escapeHtml(href)}" style="${button}">${escapeHtml(label)}</a></p>
<p style="color:#5c5348;font-size:14px">Or copy this address into your browser:<br>
<a href="${escapeHtml(href)}" style="color:${accent};word-break:break-all">${escapeHtml(href)}</a></p>`;
}
