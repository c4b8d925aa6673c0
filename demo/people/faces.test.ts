import { describe, expect, it } from 'vitest';
import { drawFace } from './faces.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index);

describe('a face', () => {
  it('is the same for the same seed', () => {
    for (const seed of seeds) expect(drawFace(seed)).toBe(drawFace(seed));
  });

  it('is hardly ever that of someone else', () => {
    expect(new Set(seeds.map(drawFace)).size).toBeGreaterThan(195);
  });

  it('is a small drawing of its own, 96 by 96, that asks for nothing from outside', () => {
    for (const face of seeds.map(drawFace)) {
      expect(new TextEncoder().encode(face).length).toBeLessThan(2500);
      expect(face).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96">.*<\/svg>$/);
      expect(face).not.toMatch(/undefined|NaN|href|url\(|<script/);
    }
  });
});
