import type { ReactNode } from 'react';
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

function ProgramSteps({ parts, drawing }: Pick<ProgramStory, 'parts' | 'drawing'>) {
  return (
    <figure>
      <div
        aria-hidden="true"
        className="grid grid-rows-[11rem_auto] sm:grid-rows-[15rem_auto]"
        style={{ gridTemplateColumns: parts.map(({ weeks }) => `minmax(0, ${weeks}fr)`).join(' ') }}
      >
        {parts.map(({ name, height }) => (
          <div
            key={name}
            className="self-end border-t-2 border-r border-t-accent border-r-line bg-linear-to-b from-accent-soft to-transparent first:border-l first:border-l-line"
            style={{ height: `${height * 100}%` }}
          />
        ))}
        {parts.map(({ name }) => (
          <p key={name} className="border-t border-line-strong pt-2 text-center text-xs text-muted">
            {name}
          </p>
        ))}
      </div>
      <figcaption className="mt-3 text-sm text-faint">{drawing}</figcaption>
    </figure>
  );
}
