import { CalendarRange, Pencil, TableProperties } from 'lucide-react';
import { DeleteButton } from '#web/features/programs/details/DeleteButton.tsx';
import { DuplicateButton } from '#web/features/programs/details/DuplicateButton.tsx';
import { lengthText, type ListedProgram } from '#web/parts/program/program-list.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';

export function ProgramCard({ program }: { program: ListedProgram }) {
  const { id, name, description, numWeeks, difficultyLevel, members } = program;
  return (
    <li className="flex min-w-0 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] *:flex-1">
      <Card title={name}>
        <div className="flex h-full flex-col items-start gap-3">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{lengthText(numWeeks)}</Badge>
            {difficultyLevel && <Badge>{capitalised(difficultyLevel)}</Badge>}
            {members > 0 && <Badge>{counted(members, 'member')} on it</Badge>}
          </div>
          {description && (
            <p className="line-clamp-3 text-sm whitespace-pre-line text-muted">{description}</p>
          )}
          <div className="mt-auto flex w-full flex-wrap items-center gap-1">
            <Button
              size="sm"
              className="max-sm:w-full sm:mr-auto"
              aria-label={`View Schedule of ${name}`}
              onClick={() => openView({ name: 'program', programId: id })}
            >
              <CalendarRange aria-hidden="true" />
              View Schedule
            </Button>
            <div className="flex gap-1 max-sm:w-full max-sm:justify-between">
              <IconButton
                label={`Write ${name}`}
                size="sm"
                onClick={() => openView({ name: 'write', programId: id })}
              >
                <TableProperties />
              </IconButton>
              <IconButton
                label={`Edit ${name}`}
                size="sm"
                onClick={() => openView({ name: 'edit', programId: id })}
              >
                <Pencil />
              </IconButton>
              <DuplicateButton program={program} />
              <DeleteButton program={program} />
            </div>
          </div>
        </div>
      </Card>
    </li>
  );
}

export function ProgramCardSkeleton() {
  return (
    <Card>
      <div className="grid gap-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        <SkeletonLines lines={2} />
        <Skeleton className="h-8 w-32" />
      </div>
    </Card>
  );
}
