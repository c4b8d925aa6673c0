import type { ResponseOf } from '#contract/endpoint.ts';
import type { getWholeProgram } from '#contract/programs/program-files.ts';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { PrescriptionLine } from '#web/parts/prescriptions/fields/PrescriptionLine.tsx';
import { ownDayName } from '#web/parts/program/program-text.ts';
import { capitalised } from '#web/ui/text/words.ts';
import { restText } from './rest-text.ts';

type Week = ResponseOf<typeof getWholeProgram>['weeks'][number];
type Day = Week['days'][number];

/** A week: the days with something on them, then those of rest in a line. On paper each begins a page. */
export function PrintedWeek({ week }: { week: Week }) {
  const headingId = `week-${week.weekNumber}`;
  const told = week.days.filter(hasContent);
  const rest = restText(week.days.filter(day => !hasContent(day)).map(({ dayOfWeek }) => dayOfWeek));
  return (
    <section
      aria-labelledby={headingId}
      className="mb-10 not-first-of-type:print:break-before-page print:mb-0"
    >
      <h2 id={headingId} className="display border-b border-line-strong pb-1.5 text-2xl">
        Week {week.weekNumber}
      </h2>
      {week.notes && <p className="mt-3 max-w-prose whitespace-pre-line text-muted">{week.notes}</p>}
      <div className="mt-5 gap-x-8 sm:columns-2">
        {told.map(day => (
          <PrintedDay key={day.dayOfWeek} day={day} />
        ))}
      </div>
      {rest && <p className="text-sm text-muted">{rest}</p>}
    </section>
  );
}

const hasContent = ({ dayOfWeek, dayName, notes, exercises }: Day): boolean =>
  exercises.length > 0 || notes !== '' || ownDayName(dayOfWeek, dayName) !== undefined;

function PrintedDay({ day }: { day: Day }) {
  const { dayOfWeek, dayName, notes, exercises } = day;
  const isRest = exercises.length === 0;
  const names = [ownDayName(dayOfWeek, dayName), isRest && 'Rest Day'].filter(Boolean);
  const groups = groupPositions(exercises);
  return (
    <section className="mb-7 break-inside-avoid">
      <h3 className="font-semibold">
        {capitalised(dayOfWeek)}
        {names.length > 0 && <span className="font-normal text-muted"> · {names.join(' · ')}</span>}
      </h3>
      {notes && <p className="mt-1 text-sm whitespace-pre-line text-muted">{notes}</p>}
      <ol className="mt-2.5 grid gap-2.5 empty:hidden">
        {exercises.map(({ exercise, alternates, ...prescription }, index) => (
          <PrescriptionLine
            // oxlint-disable-next-line react/no-array-index-key -- an exercise may come twice
            key={index}
            mark={index + 1}
            name={exercise.name}
            category={exercise.category}
            prescription={prescription}
            group={groups[index]}
          >
            {alternates.length > 0 && <p className="text-sm text-faint">or {alternates.join(', ')}</p>}
          </PrescriptionLine>
        ))}
      </ol>
    </section>
  );
}
