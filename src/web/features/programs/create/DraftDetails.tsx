import { maxWeeks } from '#domain/limits.ts';
import { detailFields, ProgramDetails } from '#web/features/programs/details/ProgramDetails.tsx';
import type { DraftChange } from '#web/features/programs/draft/draft-document.ts';
import { type Draft, exercisesLeftOut } from '#web/parts/prescriptions/fields/draft.ts';
import type { DraftProblems } from '#web/features/programs/draft/program-body.ts';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { counted } from '#web/ui/text/words.ts';

type DraftDetailsProps = { draft: Draft; change: (change: DraftChange) => void; problems: DraftProblems };

/** The details of a program being written; the number of weeks is typed. */
export function DraftDetails({ draft, change, problems }: DraftDetailsProps) {
  const leftOut = exercisesLeftOut(draft);
  const setWeeks = (numWeeks: string) => change({ type: 'details', details: { numWeeks } });
  return (
    <ProgramDetails
      details={draft}
      set={({ difficultyLevel, ...details }) =>
        change({ type: 'details', details: { ...details, ...(difficultyLevel && { difficultyLevel }) } })
      }
      nameProblem={problems.name}
      weeks={
        <NumberField
          id={detailFields.numWeeks}
          label="Number of Weeks"
          least={1}
          most={maxWeeks}
          value={draft.numWeeks}
          error={problems.numWeeks}
          hint={leftOut > 0 ? `${counted(leftOut, 'exercise')} of later weeks left out` : undefined}
          onChange={event => setWeeks(event.target.value)}
          onBlur={() => draft.numWeeks.trim() === '' && setWeeks('1')}
        />
      }
    />
  );
}
