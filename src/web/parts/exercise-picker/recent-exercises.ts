import { draftAt, type DraftKind } from '#web/data/drafts/draft.ts';
import { useDrafts } from '#web/data/drafts/draft-list.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

const maxRecent = 20;

const recentExercises: DraftKind<readonly string[]> = {
  what: 'recent-exercises',
  shape: {
    safeParse: kept => {
      const isWhole = Array.isArray(kept) && kept.every((id): id is string => typeof id === 'string');
      return isWhole ? { success: true, data: kept } : { success: false };
    },
  },
};

/** The exercises that someone has picked on this device, the last one first. */
export function useRecentExercises() {
  const { user } = useCurrentUser();
  const owner = user?.id ?? '';
  const recent = useDrafts(recentExercises, owner).flat();
  const note = (id: string) => draftAt(recentExercises, owner, 'picked').keep(withFirst(recent, id));
  return { recent, note };
}

export const withFirst = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter(other => other !== id)].slice(0, maxRecent);
