import type { ReactNode } from 'react';
import { ProgramSteps } from './ProgramSteps.tsx';
import type { ProgramStory } from './programs.ts';

export function ProgramArticle({ program }: { program: ProgramStory }) {
  return (
    <article aria-labelledby={program.id} className="mt-16 border-t border-line pt-10 lg:mt-28 lg:pt-12">
      <h2 id={program.id} className="display text-3xl sm:text-4xl lg:text-5xl">
        {program.name}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-3 gap-y-1 text-accent">
        {program.facts.map(fact => (
          <li
            key={fact}
            className="not-last:after:ml-3 not-last:after:text-faint not-last:after:content-['·']"
          >
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-2">
        <Part title="Overview">
          <div className="space-y-4 text-lg text-muted">
            {program.overview.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Part>
        <ProgramSteps parts={program.parts} drawing={program.drawing} />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3">
        <Part title="Expected results">
          <Points points={program.results} />
        </Part>
        <Part title="Principles">
          <Points points={program.principles} />
        </Part>
        <Part title="Ideal audience">
          <p className="text-muted">{program.audience}</p>
        </Part>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 display text-xl">{title}</h3>
      {children}
    </div>
  );
}

function Points({ points }: { points: string[] }) {
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
