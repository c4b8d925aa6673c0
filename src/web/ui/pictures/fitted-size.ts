type Size = { width: number; height: number };

/** The size a picture is sent in: as it is, or smaller in proportion, so that neither side is longer than `longest` px. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
