import { useDeferredValue } from 'react';
import type { PastedLine } from '#domain/paste/read-pasted.ts';
import { capitalised, counted } from '#web/ui/text/words.ts';

/** The rest comes a moment later: a paste of hundreds is seen at once. */
const shownAtOnce = 30;
const mostShown = 400;

type Lines = {
  lines: readonly PastedLine[];
  /** Lines that were not understood as they were pasted: each stays a field, also when it is understood by now. */
  fixable: ReadonlySet<number>;
  fixed: Readonly<Record<number, string>>;
  onFix: (line: number, typed: string) => void;
};

/** What each pasted line says, those that are not understood to be changed here. */
export function PastedLines({ lines, fixable, fixed, onFix }: Lines) {
  const shown = useDeferredValue(Math.min(lines.length, mostShown), Math.min(lines.length, shownAtOnce));
  return (
    <>
      <ul className="space-y-1">
        {lines.slice(0, shown).map(line => (
          <li
            key={line.line}
            className="grid gap-x-3 [contain-intrinsic-size:auto_2rem] [content-visibility:auto] sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <span className="text-sm text-muted">
              Week {line.week}, {capitalised(line.day).slice(0, 3)}
            </span>
            {fixable.has(line.line) ? (
              <span className="grid gap-1">
                <input
                  aria-label={`Line ${line.line}`}
                  aria-invalid={line.why !== null}
                  className="min-h-(--control-height-small) rounded-md border border-line-strong bg-sunken px-2 text-sm"
                  value={fixed[line.line] ?? line.text}
                  onChange={event => onFix(line.line, event.target.value)}
                />
                {line.why !== null && <span className="text-sm text-danger">{line.why}</span>}
              </span>
            ) : (
              <span className="truncate text-sm">{line.text}</span>
            )}
          </li>
        ))}
      </ul>
      {lines.length > mostShown && (
        <p className="mt-2 text-sm text-muted">and {counted(lines.length - mostShown, 'line')} more</p>
      )}
    </>
  );
}
