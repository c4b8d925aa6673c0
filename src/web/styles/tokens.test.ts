import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { grounds, themes, washes } from '#domain/fellowship/brand-colours.ts';

it('the grounds and the tint that colours are checked on are those of the tokens', async () => {
  const tokens = await readFile('src/web/styles/tokens.css', 'utf8');
  for (const theme of themes) {
    const [, block = ''] = new RegExp(`\\.${theme} \\{\\s+color-scheme([^}]+)\\}`).exec(tokens) ?? [];
    const valueOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1];
    expect(['page', 'surface', 'raised', 'sunken'].map(valueOf)).toEqual(grounds[theme]);
    expect(valueOf('wash')).toBe(`${Math.round(washes[theme] * 100)}%`);
  }
});
