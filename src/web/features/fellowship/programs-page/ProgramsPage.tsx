import { ArrowUpRight, Plus } from 'lucide-react';
import { listPrograms } from '#contract/programs.ts';
import { maxDescribedPrograms } from '#domain/fellowship/fellowship-limits.ts';
import { useRead } from '#web/data/read.ts';
import { noProgram, type DescribedProgram } from '#web/features/fellowship/form/fellowship-form.ts';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ProgramEntry } from './ProgramEntry.tsx';

/** The content of the programs page; the weeks come from the programs of the library. */
export function ProgramsPage({ values: { toldPrograms: describedPrograms }, problems, change }: FormParts) {
  const goTo = useGoTo();
  const library = useRead(listPrograms, {});
  // Programs made for one member alone are not for others to read of.
  const everyones = library.data?.filter(({ forMemberId }) => forMemberId === null) ?? [];
  const put = (next: DescribedProgram[]) => change({ toldPrograms: next });
  return (
    <Card
      title="Programs page"
      description="What members read under Programs. Weeks and blocks are counted from your own programs. If this is empty, the page lists those."
      actions={
        <Button variant="ghost" size="sm" onClick={() => goTo('training-programs')}>
          See the page
          <ArrowUpRight aria-hidden="true" />
        </Button>
      }
      footer={
        <Button
          size="sm"
          disabled={describedPrograms.length >= maxDescribedPrograms}
          onClick={() => put([...describedPrograms, noProgram])}
        >
          <Plus aria-hidden="true" />
          Add a program
        </Button>
      }
    >
      {describedPrograms.length === 0 && <p className="text-sm text-muted">No programs added yet.</p>}
      <ul className="grid gap-(--stack) empty:hidden">
        {describedPrograms.map((told, index) => (
          <li key={rowKey(index)}>
            <ProgramEntry
              description={told}
              library={everyones}
              problemOf={field => problems[`toldPrograms.${index}.${field}`]}
              change={part =>
                put(describedPrograms.map((one, at) => (at === index ? { ...one, ...part } : one)))
              }
              remove={() => put(describedPrograms.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const rowKey = (index: number) => `row ${index}`;
