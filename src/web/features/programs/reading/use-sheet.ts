import { useEffect, useState } from 'react';
import { draftAt } from '#web/data/drafts/draft.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { type Sheet, sheetOf, sheets } from './sheet.ts';

/**
 * The sheet that is being read, stored on the device until it is imported or thrown away: half-answered work is there
 * again. A text that is brought in replaces another; the same one goes on where it was left.
 */
export function useSheet(id: string, broughtIn: string) {
  const owner = useCurrentUser().user?.id ?? '';
  const { weight } = useUnits();
  const [{ draft, left }] = useState(() => {
    const at = draftAt(sheets, owner, id);
    const kept = at.read();
    return { draft: at, left: kept && (broughtIn === '' || kept.text === broughtIn) ? kept : null };
  });
  const [sheet, setSheet] = useState<Sheet>(left ?? sheetOf(broughtIn, weight));
  const [isRestored, setRestored] = useState(left !== null);
  useEffect(() => {
    if (sheet.text.trim() !== '') draft.keep(sheet);
    else if (sheet !== left) draft.drop();
  }, [draft, sheet, left]);
  return {
    sheet,
    setSheet,
    isRestored,
    startOver: () => {
      draft.drop();
      setRestored(false);
      setSheet(sheetOf('', weight));
    },
    /** Once it is taken. */
    drop: draft.drop,
  };
}
