/** Rays of a rising sun, long and short in turn, in the text's colour. Drawn over 0,0. */
type SunburstProps = { inner: number; outer: number; rays: number; className?: string };

export function Sunburst({ inner, outer, rays, className }: SunburstProps) {
  return <path d={raysPath(inner, outer, rays)} className={className} />;
}

function raysPath(inner: number, outer: number, rays: number): string {
  return Array.from({ length: rays + 1 }, (_, ray) => {
    const turn = Math.PI * (1 + ray / rays);
    const end = inner + (outer - inner) * reach(ray);
    return `M${point(turn, inner)}L${point(turn, end)}`;
  }).join('');
}

/** The length of a ray: every eighth goes all the way. */
function reach(ray: number): number {
  if (ray % 8 === 0) return 1;
  if (ray % 4 === 0) return 0.66;
  return ray % 2 === 0 ? 0.37 : 0.22;
}

const point = (turn: number, radius: number) =>
  `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
