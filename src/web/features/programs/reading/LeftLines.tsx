import { useId, useState } from 'react';
import { counted } from '#web/ui/text/words.ts';
import type { LeftLine } from './reading-text.ts';

const maxShown = 30;

type LeftLinesProps = { lines: readonly LeftLine[]; onChange: (line: number, typed: string) => void };

/** Lines with text that is in no prescription, each with the reason, to be rewritten here. */
export function LeftLines({ lines, onChange }: LeftLinesProps) {
  const title = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={title} className="rounded-md border border-danger p-3">
      <h3 id={title} className="font-medium">
        Not taken
      </h3>
      <ul className="mt-2 grid gap-3">
        {lines.slice(0, maxShown).map(line => (
          // A rewritten line is another one.
          <Left key={`${line.line} ${line.text}`} left={line} onChange={onChange} />
        ))}
      </ul>
      {lines.length > maxShown && (
        <p className="mt-2 text-sm text-muted">and {counted(lines.length - maxShown, 'line')} more</p>
      )}
    </section>
  );
}

type LeftProps = Pick<LeftLinesProps, 'onChange'> & { left: LeftLine };

function Left({ left: { line, text, reasons }, onChange }: LeftProps) {
  const why = useId();
  const [typed, setTyped] = useState(text);
  const take = () => typed !== text && onChange(line, typed);
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-2">
        <span className="w-16 shrink-0 text-sm text-muted">Line {line}</span>
        <input
          aria-label={`Line ${line}`}
          aria-describedby={why}
          className="min-h-(--control-height-small) min-w-0 flex-1 rounded-md border border-line-strong bg-sunken px-2 text-sm max-lg:min-h-11"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            // The line is taken, not all of the sheet.
            event.preventDefault();
            take();
          }}
        />
      </div>
      <p id={why} className="text-sm text-danger sm:ml-18">
        {reasons.join(' ')}
      </p>
    </li>
  );
}
