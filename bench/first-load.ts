import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** Bytes of JavaScript, as sent (brotli), that a first visit loads: the entry, and the chunks of its first screen. */
export async function firstLoadSizes(webFolder: string): Promise<Record<string, number>> {
  const manifest = JSON.parse(
    await readFile(path.join(webFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = 'index.html';
  const size = async (...roots: string[]) => {
    const files = new Set(roots.flatMap(root => withImports(manifest, root)));
    const sizes = await Promise.all([...files].map(file => stat(path.join(webFolder, `${file}.br`))));
    return sizes.reduce((sum, { size: bytes }) => sum + bytes, 0);
  };
  const memberArea = 'src/web/shell/MemberArea.tsx';
  const dashboard = 'src/web/dashboard/member/DashboardScreen.tsx';
  const signIn = 'src/web/session/SignIn.tsx';
  return {
    'sign-in page': await size(entry, signIn),
    'member area': await size(entry, memberArea, dashboard),
  };
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(next => withImports(manifest, next, seen))];
}
