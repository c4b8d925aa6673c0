/** A colour as `#rrggbb`. */
export type Hex = string;

type Channels = readonly [red: number, green: number, blue: number];

export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/i.test(text);

/** From 1 to 21: how far apart two colours are for the eye, as WCAG 2 measures it. */
export function contrastOf(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour seen where one of so much strength (0 to 1) lies over a ground. */
export function laidOver(colour: Hex, strength: number, ground: Hex): Hex {
  const under = channelsOf(ground);
  const seen = channelsOf(colour).map((channel, index) =>
    Math.round(channel * strength + (under[index] ?? 0) * (1 - strength)),
  );
  return `#${seen.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG's relative luminance, 0 for black to 1 for white. */
function luminanceOf(colour: Hex): number {
  const [red, green, blue] = channelsOf(colour).map(asLight) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function asLight(channel: number): number {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const channelsOf = (colour: Hex): Channels =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels;
