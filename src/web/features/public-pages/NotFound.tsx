import { LineDrawing, type MarkProps } from '#web/brand-marks/LineDrawing.tsx';
import { Horizon } from '#web/features/public-pages/landing/Horizon.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PublicFrame } from '#web/parts/public-page/PublicFrame.tsx';

export function NotFound() {
  return (
    <PublicFrame title="404 Page Not Found">
      <section className="relative flex flex-1 flex-col">
        <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col items-center justify-center px-5 pt-8 pb-48 text-center sm:px-8 lg:pb-64">
          <Compass className="w-36 text-accent lg:w-44" />
          <h1 className="mt-10 display text-4xl lg:text-5xl">404 Page Not Found</h1>
          <p className="mt-4 text-lg text-muted">
            The page you're looking for doesn't exist. Please check the URL or return to the home page.
          </p>
          <Button asChild variant="primary" size="lg" className="mt-8">
            <a href="/">Return to the home page</a>
          </Button>
        </div>
        <Horizon className="pointer-events-none absolute bottom-0 left-1/2 h-32 w-full min-w-4xl -translate-x-1/2 lg:h-48" />
      </section>
    </PublicFrame>
  );
}

function Compass(props: MarkProps) {
  return (
    <LineDrawing viewBox="-60 -74 120 128" {...props}>
      <circle r="46" />
      <circle r="51" />
      <path d={ticks} />
      <path d="M-5 -60.5A6 6 0 1 1 5 -60.5M-5 -60.5L-4 -51M5 -60.5L4 -51" />
      <g transform="rotate(38)">
        <path d="M0 -34L7 0L0 34L-7 0ZM-7 0H7" />
        <path d="M0 -34V-3" />
      </g>
      <circle r="2.5" className="fill-page" />
    </LineDrawing>
  );
}

const ticks = Array.from({ length: 32 }, (_, index) => {
  const turn = (Math.PI * index) / 16;
  const inner = index % 8 === 0 ? 36 : 42;
  return `M${at(turn, inner)}L${at(turn, 46)}`;
}).join('');

function at(turn: number, radius: number): string {
  return `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
}
