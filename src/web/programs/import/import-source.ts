import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { importProgram } from '#contract/programs/program-files.ts';

/** What is to be imported: as it was typed or read, and of which file. */
export type Source = { text: string; fileName: string };

/** What the server says of it. */
export type Told = ResponseOf<typeof importProgram>;

type Asked = Pick<RequestOf<typeof importProgram>['body'], 'format' | 'text' | 'name'>;

/** Two megabytes: as much as is taken. */
export const mostBytes = 2_000_000;

export const tooLarge = 'Choose a file of at most 2 MB';

/** As the server is asked: JSON begins as nothing else does; a table is called as its file. */
export function askedWith({ text, fileName }: Source): Asked {
  const isJson = text.trimStart().startsWith('{');
  const bareName = fileName.replace(/\.[a-z]+$/i, '').trim();
  return { format: isJson ? 'json' : 'csv', text, name: isJson ? '' : bareName.slice(0, 200) };
}

/** The words of a file. Older spreadsheets write those of Western Europe otherwise than as UTF-8. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
