import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

type ScreenFiles = Record<string, readonly string[]>;

/** Bytes of JavaScript, as sent (brotli), that a first visit loads: the entry, and the files of its first screen. */
export async function firstLoadSizes(webFolder: string): Promise<Record<string, number>> {
  const lists = await readFile(path.join(webFolder, '.vite/screen-files.json'), 'utf8');
  const screenFiles = JSON.parse(lists) as ScreenFiles;
  const size = async (...screens: string[]) => {
    const files = new Set(screens.flatMap(screen => filesOf(screenFiles, screen)));
    const sizes = await Promise.all([...files].map(file => stat(path.join(webFolder, `${file}.br`))));
    return sizes.reduce((sum, { size: bytes }) => sum + bytes, 0);
  };
  return {
    'sign-in page': await size('', 'sign-in'),
    'member area': await size('', 'member-area', 'member-area/dashboard'),
  };
}

function filesOf(screenFiles: ScreenFiles, screen: string): readonly string[] {
  const files = screenFiles[screen];
  if (!files) throw new Error(`The build knows no screen '${screen}'`);
  return files;
}
