import { previewDraftOfMember } from '#contract/programs/drafts.ts';
import { formatDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';

const kinds = { changed: 'Changed', added: 'New', removed: 'Removed' };

/** Changes that a publication makes for one member, date by date. */
export function ChangedDays({ programId, memberId }: { programId: string; memberId: string }) {
  const days = useRead(previewDraftOfMember, { params: { id: programId, memberId } }, { staleTime: 0 });
  if (!days.data)
    return (
      <p className="px-3 pb-2 text-sm text-muted">{days.isError ? 'Could not be loaded.' : 'Loading...'}</p>
    );
  if (days.data.days.length === 0)
    return <p className="px-3 pb-2 text-sm text-muted">Nothing changes for them.</p>;
  return (
    <ul className="grid gap-3 border-t border-line px-3 py-2 text-sm">
      {days.data.days.map(({ date, kind, before, after }) => (
        <li key={date} className="grid gap-2 sm:grid-cols-[10rem_1fr_1fr]">
          <span className="font-semibold">
            {formatDate(date)} · {kinds[kind]}
          </span>
          <Lines title="Before" day={before} other={after} />
          <Lines title="After" day={after} other={before} />
        </li>
      ))}
    </ul>
  );
}

type Day = { dayName: string; lines: string[] } | null;
type LinesProps = { title: 'Before' | 'After'; day: Day; other: Day };

/** Lines that the other day does not have stand out: taken away before, new after. */
function Lines({ title, day, other }: LinesProps) {
  const Changed = title === 'Before' ? 'del' : 'ins';
  return (
    <div>
      <p className="text-muted">
        {title}: {day ? day.dayName : 'Rest'}
      </p>
      <ul>
        {day?.lines.map((line, index) => (
          <li key={index}>
            {other && !other.lines.includes(line) ? (
              <Changed className={title === 'After' ? 'font-semibold text-accent no-underline' : ''}>
                {line}
              </Changed>
            ) : (
              line
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
