import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { slowPathOf } from '#domain/expressions/slow-paths.twin.ts';

const root = fileURLToPath(new URL('domain/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !/\.(test|twin)\.ts$/.test(file),
);

/** The expressions that a file of the rules writes out. */
function writtenIn(file: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push(`/${regex.pattern}/${regex.flags}`);
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(readFileSync(root + file, 'utf8'), { lang: 'ts' }));
  return found;
}

/** Those that the rules put together while they are loaded. */
async function madeOnLoading(): Promise<string[]> {
  const made: RegExp[] = [];
  const Before = globalThis.RegExp;
  vi.resetModules();
  globalThis.RegExp = new Proxy(Before, {
    construct: (target, args) => {
      const expression = Reflect.construct(target, args) as RegExp;
      made.push(expression);
      return expression;
    },
  });
  try {
    for (const file of files) await import(root + file);
  } finally {
    globalThis.RegExp = Before;
    vi.resetModules();
  }
  return made.map(String);
}

describe('the expressions of the rules', () => {
  it('are none of them slow, whatever text they are given', async () => {
    const all = new Set([...files.flatMap(writtenIn), ...(await madeOnLoading())]);
    expect(all.size).toBeGreaterThan(300);
    const found = [...all].flatMap(text => {
      const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
      const how = slowPathOf(source, flags);
      return how === null ? [] : [`${how}: ${text}`];
    });
    expect(found.toSorted()).toEqual([]);
  });
});
