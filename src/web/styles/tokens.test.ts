import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { grounds, leastContrast, themes, washes } from '#domain/fellowship/brand-colours.ts';
import { contrastOf, laidOver } from '#domain/fellowship/colour-contrast.ts';
import { groupColours } from '#domain/groups.ts';

const tokens = await readFile('src/web/styles/tokens.css', 'utf8');

function tokensOf(theme: string) {
  const [, block = ''] = new RegExp(`\\.${theme} \\{\\s+color-scheme([^}]+)\\}`).exec(tokens) ?? [];
  return (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? '';
}

it('the grounds and the tint that colours are checked on are those of the tokens', () => {
  for (const theme of themes) {
    const valueOf = tokensOf(theme);
    expect(['page', 'surface', 'raised', 'sunken'].map(valueOf)).toEqual(grounds[theme]);
    expect(valueOf('wash')).toBe(`${Math.round(washes[theme] * 100)}%`);
  }
});

it.each(themes)('in the %s theme the name of a group is read on its own tint, whatever its colour', theme => {
  const valueOf = tokensOf(theme);
  const tint = Number.parseInt(valueOf('soft'), 10) / 100;
  expect(tint).toBeGreaterThan(0);
  for (const name of groupColours) {
    const colour = valueOf(`group-${name}`);
    const contrasts = grounds[theme].map(ground => contrastOf(colour, laidOver(colour, tint, ground)));
    expect(Math.min(...contrasts), name).toBeGreaterThanOrEqual(leastContrast);
  }
});
