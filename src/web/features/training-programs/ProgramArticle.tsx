import { type ReactNode, useId } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import { countTexts } from '#domain/fellowship/described-programs.ts';
import { Blocks } from './Blocks.tsx';

export type TrainingProgram = ResponseOf<typeof listTrainingPrograms>[number];

/** One program: what is counted of it, then what the coach tells; what is not told has no heading. */
export function ProgramArticle({ program }: { program: TrainingProgram }) {
  const heading = useId();
  const { name, level, blocks, overview, results, principles, audience } = program;
  const facts = [...countTexts(blocks), level].filter(Boolean);
  return (
    <article aria-labelledby={heading} className="mt-10 border-t border-line pt-8 first-of-type:mt-4">
      <h2 id={heading} className="display text-3xl lg:text-4xl">
        {name}
      </h2>
      {/* The dot that a line begins with is cut off. */}
      {facts.length > 0 && (
        <div className="mt-3 overflow-x-clip">
          <ul className="-ml-6 flex flex-wrap gap-y-1 text-accent">
            {facts.map(fact => (
              <li
                key={fact}
                className="before:inline-block before:w-6 before:text-center before:text-faint before:content-['·']"
              >
                {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-8 empty:hidden lg:grid-cols-2">
        {overview.length > 0 && (
          <Part title="Overview">
            <Paragraphs lines={overview} className="text-lg" />
          </Part>
        )}
        {blocks.length > 1 && <Blocks blocks={blocks} />}
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 empty:hidden md:grid-cols-3">
        {results.length > 0 && (
          <Part title="Expected results">
            <Points points={results} />
          </Part>
        )}
        {principles.length > 0 && (
          <Part title="Principles">
            <Points points={principles} />
          </Part>
        )}
        {audience.length > 0 && (
          <Part title="Ideal audience">
            <Paragraphs lines={audience} />
          </Part>
        )}
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 display text-xl">{title}</h3>
      {children}
    </div>
  );
}

function Paragraphs({ lines, className = '' }: { lines: readonly string[]; className?: string }) {
  return (
    <div className={`max-w-prose space-y-4 text-muted ${className}`}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="text-muted">
      {points.map(point => (
        <li key={point} className="border-t border-line py-3">
          {point}
        </li>
      ))}
    </ul>
  );
}
