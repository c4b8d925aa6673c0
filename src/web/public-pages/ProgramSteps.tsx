/** A program drawn as steps: as wide as its weeks, as high as its load. */
import type { ProgramStory } from './programs.ts';

export function ProgramSteps({ parts, drawing }: Pick<ProgramStory, 'parts' | 'drawing'>) {
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
