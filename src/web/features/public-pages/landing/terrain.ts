/**
 * Mountains drawn as an engraver would: rows of lines from far to near, each only where nothing nearer hides it.
 * `x` runs from 0 (left) to 1, `z` from 0 (far) to 1 (near); what comes out are SVG paths.
 */
type Peak = { x: number; z: number; height: number; width: number };

export type Terrain = {
  peaks: readonly Peak[];
  width: number;
  /** Distances of the far edge and the near edge of the ground, from the top. */
  far: number;
  near: number;
  /** Height of a peak of height 1. */
  lift: number;
};

/** The place on the drawing of a point on the ground. */
export function project({ peaks, width, far, near, lift }: Terrain, x: number, z: number): [number, number] {
  return [x * width, far + (near - far) * z ** 1.3 - lift * heightAt(peaks, x, z)];
}

/** The rows as paths, in bands from far to near so that each can have its own strength; and the outline above them all. */
export function engraved(terrain: Terrain, { rows, columns, bands }: Record<Resolution, number>) {
  const skyline = Array.from({ length: columns + 1 }, () => Number.POSITIVE_INFINITY);
  const paths = Array.from({ length: bands }, () => '');
  for (let row = rows - 1; row >= 0; row--) {
    const z = row / (rows - 1);
    const points = skyline.map((_, column) => project(terrain, column / columns, z));
    paths[Math.min(bands - 1, Math.floor(z * bands))] += visiblePart(points, skyline);
    for (const [column, [, y]] of points.entries()) skyline[column] = Math.min(skyline[column] ?? y, y);
  }
  const skylinePath = skyline.map((y, column) => `${round((column / columns) * terrain.width)} ${round(y)}`);
  return { bands: paths, skyline: `M${skylinePath.join('L')}` };
}

/** A smooth line over the ground, given by `at` from 0 (its start) to 1. */
export function trail(
  terrain: Terrain,
  steps: number,
  at: (along: number) => [x: number, z: number],
): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => project(terrain, ...at(step / steps)));
  return points
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      const middle = `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
      return index === 0 ? `M${round(x)} ${round(y)}L${middle}` : `Q${round(x)} ${round(y)} ${middle}`;
    })
    .join('');
}

type Resolution = 'rows' | 'columns' | 'bands';

/** Lines closer than this would run into one. */
const leastGap = 0.8;

function visiblePart(points: [number, number][], skyline: number[]): string {
  let path = '';
  let pen: [number, number] | null = null;
  for (const [column, [x, y]] of points.entries()) {
    const hidingY = skyline[column] ?? y;
    const isVisible = y < hidingY - leastGap;
    if (!isVisible && pen === null) continue;
    // The stroke ends on what hides it.
    const to: [number, number] = [Math.round(x), round(Math.min(y, hidingY))];
    path += pen === null ? `M${to[0]} ${to[1]}` : `l${to[0] - pen[0]} ${round(to[1] - pen[1])}`;
    pen = isVisible ? to : null;
  }
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;

function heightAt(peaks: readonly Peak[], x: number, z: number): number {
  const mountain = Math.max(...peaks.map(peak => heightOf(peak, x, z)));
  const rough =
    0.6 * ridges(x * 9 + 3, z * 6) + 0.3 * ridges(x * 19, z * 13 + 5) + 0.12 * ridges(x * 41, z * 27);
  // Smoother towards the summit, so that it stays a point.
  const folds = 0.7 + 0.35 * rough * (1 - 0.9 * mountain ** 2) + 0.3 * mountain ** 2;
  return mountain * folds + 0.045 * rough * (1 - z);
}

/** Between a pyramid and a cone, bent a little so that no edge is straight. */
function heightOf({ x: peakX, z: peakZ, height, width }: Peak, x: number, z: number): number {
  const bend = (noise(x * 6 + peakX * 9, z * 4) - 0.5) * 0.05 * Math.min(1, Math.abs(x - peakX) * 8);
  const across = Math.abs(x - peakX + bend) / width;
  const along = Math.abs(z - peakZ) / (width * 2.6);
  const distance = 0.45 * Math.max(across, along) + 0.55 * Math.hypot(across, along);
  return height * Math.max(0, 1 - distance) ** 1.12;
}

const ridges = (x: number, z: number) => 1 - Math.abs(2 * noise(x, z) - 1);

/** Smooth noise from 0 to 1, always the same at the same place. */
function noise(x: number, z: number): number {
  const column = Math.floor(x);
  const row = Math.floor(z);
  const [a, b] = [grain(column, row), grain(column + 1, row)];
  const [c, d] = [grain(column, row + 1), grain(column + 1, row + 1)];
  const across = eased(x - column);
  const along = eased(z - row);
  return a + (b - a) * across + (c - a) * along + (a - b - c + d) * across * along;
}

function grain(column: number, row: number): number {
  const value = Math.sin(column * 127.1 + row * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

const eased = (t: number) => t * t * (3 - 2 * t);
