import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

type ScreenFiles = Record<string, readonly string[]>;

/** Bytes of JavaScript, as sent (brotli), that a first visit loads: the entry, and the files of its first screen. */
export async function firstLoadSizes(webFolder: string): Promise<Record<string, number>> {
  const lists = await readFile(path.join(webFolder, '.vite/screen-files.json'), 'utf8');
  const screenFiles = JSON.parse(lists) as ScreenFiles;
  const size = async (...screens: string[]) => {
    const files = new Set(screens.flatMap(screen => screenFiles[`src/web/${screen}.tsx`] ?? []));
    const sizes = await Promise.all([...files].map(file => stat(path.join(webFolder, `${file}.br`))));
    return sizes.reduce((sum, { size: bytes }) => sum + bytes, 0);
  };
  return {
    'sign-in page': await size('main', 'session/SignIn'),
    'member area': await size('main', 'shell/MemberArea', 'dashboard/member/DashboardScreen'),
  };
}
