import { Download, Printer } from 'lucide-react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { exportOf, getWholeProgram, programFormats } from '#contract/programs/program-files.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { lengthText } from '#web/parts/program/program-list.ts';
import { PageSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import { PrintedWeek } from './PrintedWeek.tsx';

/** A program as it stands on paper: all weeks, each on pages of its own; and the ways to have it as a file. */
export function PrintProgram({ programId, onLeave }: { programId: string; onLeave: () => void }) {
  const program = useRead(getWholeProgram, { params: { id: programId } });
  return (
    <>
      <BackButton label="Back to Programs" onClick={onLeave} />
      <Query of={program} failed="This program could not be loaded." loading={<PageSkeleton />}>
        {printed => <Printed programId={programId} program={printed} />}
      </Query>
    </>
  );
}

const usesTrainingMax = (weeks: PrintedProps['program']['weeks']) =>
  weeks.some(({ days }) =>
    days.some(({ exercises }) => exercises.some(({ percentOf }) => percentOf === 'training-max')),
  );

type PrintedProps = { programId: string; program: ResponseOf<typeof getWholeProgram> };

function Printed({ programId, program }: PrintedProps) {
  const { name, description, numWeeks, difficultyLevel, trainingMaxPercent, weeks } = program;
  const facts = [
    lengthText(numWeeks),
    difficultyLevel && capitalised(difficultyLevel),
    usesTrainingMax(weeks) && `training max ${trainingMaxPercent}% of the max`,
  ].filter(Boolean);
  return (
    <article className="max-w-4xl print:max-w-none">
      <PageHeader
        title={name}
        subtitle={
          <>
            {facts.join(' · ')}
            {description && <span className="mt-1.5 block whitespace-pre-line">{description}</span>}
          </>
        }
        actions={<Actions programId={programId} />}
      />
      {weeks.length === 0 && <p className="text-muted">No weeks configured for this program</p>}
      {weeks.map(week => (
        <PrintedWeek key={week.weekNumber} week={week} />
      ))}
    </article>
  );
}

function Actions({ programId }: { programId: string }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-auto print:hidden">
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      {programFormats.map(format => (
        <Button key={format} asChild>
          <a href={exportOf(programId, format)} download>
            <Download aria-hidden="true" />
            Export {format.toUpperCase()}
          </a>
        </Button>
      ))}
    </div>
  );
}
