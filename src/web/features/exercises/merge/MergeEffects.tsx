import { getExerciseUses } from '#contract/exercises/uses.ts';
import { useRead } from '#web/data/read.ts';
import { logsText, type Uses } from '#web/features/exercises/uses/use-text.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { counted } from '#web/ui/text/words.ts';

type Named = { id: string; name: string };

/** The effects of a merge, before it is made. */
export function MergeEffects({ from, into }: { from: Named; into: Named }) {
  const uses = useRead(getExerciseUses, { params: { id: from.id } });
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted">
        <li>
          {uses.data && uses.data.logs.count > 0 ? `${logsText(uses.data)} are` : 'Its logs are'} read with
          those of {into.name}: last time, records, lines and loads are those of both. Each log keeps the
          exercise it was done with, and no estimate changes.
        </li>
        {uses.data && prescribedIn(uses.data) > 0 && (
          <li>
            {counted(prescribedIn(uses.data), 'program or workout')} that prescribe it stay as they are, and
            offer {into.name} in its place.
          </li>
        )}
        <li>
          {from.name} leaves the library and the pickers. Anyone who searches for its name finds {into.name}.
        </li>
      </ul>
      <Notice>The merge can be undone at any time: under Merged, at the top of the library.</Notice>
    </div>
  );
}

const prescribedIn = ({ programs, workouts }: Uses) => programs.length + workouts.length;
