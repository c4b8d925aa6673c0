import { Notice } from '#web/ui/notices/Notice.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { ImportSummary } from './import-source.ts';

const maxShown = 20;

/** Lines of a file that can't be read. */
export function RefusedLines({ refused }: { refused: ImportSummary['refused'] }) {
  if (refused.length === 0) return null;
  const more = refused.length - maxShown;
  return (
    <Notice tone="danger">
      <p className="font-medium">Nothing was imported. Fix this first:</p>
      <ul className="mt-1 grid gap-1">
        {refused.slice(0, maxShown).map(({ line, why }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may be named twice
          <li key={index} className="wrap-anywhere">
            {line !== null && <span className="font-medium">Line {line}: </span>}
            {why}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">And {counted(more, 'line')} more.</p>}
    </Notice>
  );
}
