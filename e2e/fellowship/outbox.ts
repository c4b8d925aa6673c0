import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fellowship } from './fellowship.ts';

type Email = { to: string; subject: string; text: string; links: string[]; link: string };

/**
 * The newest letter to an address, as soon as it lies in the outbox: `(await emailTo(fellowship, email)).link`. With a
 * subject, the newest that bears it.
 */
export async function emailTo(fellowship: Fellowship, email: string, subject: RegExp = /./): Promise<Email> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const newest = (await emailsTo(fellowship, email)).findLast(mail => subject.test(mail.subject));
    if (newest) return newest;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  const all = (await outbox(fellowship)).map(mail => `${mail.to}: ${mail.subject}`);
  throw new Error(`No letter to ${email} came (${subject}). In the outbox: ${all.join(' | ') || 'nothing'}`);
}

/** All that has been sent to an address so far, oldest first. */
export async function emailsTo(fellowship: Fellowship, email: string): Promise<Email[]> {
  return (await outbox(fellowship)).filter(mail => mail.to === email.toLowerCase());
}

/** The names of the files begin with their time. */
async function outbox({ dataDir }: Fellowship): Promise<Email[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter(file => file.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async file => parseEmail(await readFile(path.join(folder, file), 'utf8'))));
}

function parseEmail(source: string): Email {
  const { headers, body } = partOf(source);
  const text = textIn(headers, body);
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const to = /[^\s<>,]+@[^\s<>,]+/.exec(headers.get('to') ?? '')?.[0] ?? '';
  const subject = decodedWords(headers.get('subject') ?? '');
  return { to: to.toLowerCase(), subject, text, links, link: links[0] ?? '' };
}

function partOf(source: string) {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  // A header goes on in the lines that begin with a space.
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = new Map(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: rest.join('\n\n') };
}

/** The plain text, of several parts the first that holds some. */
function textIn(headers: Map<string, string>, body: string): string {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    const texts = parts.map(part => partOf(part.replace(/^\n/, '').replace(/\n$/, '')));
    return texts.map(part => textIn(part.headers, part.body)).find(text => text !== '') ?? '';
  }
  if (!/^text\/plain/i.test(type)) return '';
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replace(/=\n/g, '')) : body;
}

/** `=C3=A9` is the two bytes of é. */
function unquoted(text: string): string {
  return text.replace(/(?:=[\dA-F]{2})+/gi, bytes =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  );
}

/** `=?UTF-8?Q?You=E2=80=99re_in?=` in a subject. */
function decodedWords(subject: string): string {
  const joined = subject.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
    how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
  );
}
