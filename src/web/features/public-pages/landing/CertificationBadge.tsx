/** The seal of the body whose foundations come first: its name round the rim, a barbell under its initials. */
import { useId } from 'react';
import type { Certification } from '#brand.ts';
import { cx } from '#web/ui/look/cx.ts';

type CertificationBadgeProps = { certification: Certification; className?: string };

export function CertificationBadge({ certification: { name, short }, className }: CertificationBadgeProps) {
  const [top, bottom] = [useId(), useId()];
  return (
    <svg
      viewBox="-110 -110 220 220"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={`Certification badge: ${name}`}
      className={cx('text-accent **:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d={rim} />
      <circle r="96" />
      <circle r="66" />
      <path d={marks} />
      <path id={top} d="M-76 0A76 76 0 0 1 76 0" stroke="none" />
      <path id={bottom} d="M-86.5 0A86.5 86.5 0 0 0 86.5 0" stroke="none" />
      <g className="fill-ink font-medium" stroke="none" fontSize="13">
        <text>
          <textPath href={`#${top}`} startOffset="50%" textAnchor="middle" textLength="196">
            {name.toUpperCase()}
          </textPath>
        </text>
        <text>
          <textPath href={`#${bottom}`} startOffset="50%" textAnchor="middle" textLength="176">
            CERTIFIED FOUNDATIONS
          </textPath>
        </text>
      </g>
      <text y="8" textAnchor="middle" fontSize="46" stroke="none" className="fill-current display">
        {short}
      </text>
      <path d="M-46 28H46M-36 18V38M-30 14V42M36 18V38M30 14V42" />
      <path d="M-8 -44L0 -56L8 -44L0 -48Z" />
    </svg>
  );
}

const at = (turn: number, radius: number) =>
  `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;

/** The scalloped edge. */
const scallops = 48;
const rim = Array.from({ length: scallops }, (_, index) => {
  const [from, to] = [index, index + 1].map(step => at((2 * Math.PI * step) / scallops, 102));
  return `${index === 0 ? `M${from}` : ''}A6.8 6.8 0 0 1 ${to}`;
}).join('');

/** Between the two texts, left and right. */
const marks = 'M-84 4L-81 0L-78 4L-81 8ZM84 4L81 0L78 4L81 8Z';
