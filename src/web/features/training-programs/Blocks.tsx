import { counted } from '#web/ui/text/words.ts';
import type { TrainingProgram } from './ProgramArticle.tsx';

/** The programs of the library that one is made of, each as long as its weeks. */
export function Blocks({ blocks }: Pick<TrainingProgram, 'blocks'>) {
  return (
    <figure className="min-w-0">
      <div
        aria-hidden="true"
        className="grid h-3 gap-1 *:rounded-sm *:bg-accent-soft *:ring-1 *:ring-accent/45 *:ring-inset"
        style={{ gridTemplateColumns: blocks.map(({ weeks }) => `minmax(0, ${weeks}fr)`).join(' ') }}
      >
        {blocks.map((block, index) => (
          <span key={keyOf(block, index)} />
        ))}
      </div>
      <ol aria-label="Blocks" className="mt-3">
        {blocks.map((block, index) => (
          <li
            key={keyOf(block, index)}
            className="flex gap-4 border-b border-line py-3 text-muted last:border-b-0"
          >
            <span aria-hidden="true" className="display w-5 shrink-0 text-accent">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 text-ink wrap-anywhere">{block.name}</span>
            <span>{counted(block.weeks, 'week')}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** One program may come twice. */
const keyOf = ({ name }: { name: string }, index: number) => `${index} ${name}`;
