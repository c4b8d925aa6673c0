import path from 'node:path';
import type { Settings } from '#server/settings/settings.ts';

export const backupsFolderOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  path.join(dataDir, 'backups');

/** Files are named from where the command was given; npm runs it in the project's folder. */
export const fileArgument = (file: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** Ctrl-C or a polite kill calls the work off, in order. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  const callOff = () => {
    process.exitCode = 130;
    controller.abort();
  };
  process.once('SIGINT', callOff).once('SIGTERM', callOff);
  return controller.signal;
}

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** '3 pictures', '3 pictures, and 1 attachment of messages'. */
export const filesText = (pictures: number, attachments: number): string =>
  countText(pictures, 'picture') +
  (attachments > 0 ? `, and ${countText(attachments, 'attachment')} of messages` : '');

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
