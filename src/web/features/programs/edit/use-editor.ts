import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getWorkoutReach, listWorkouts } from '#contract/programs.ts';
import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { maxWeeks } from '#domain/limits.ts';
import { call } from '#web/data/call.ts';
import { refreshChanged } from '#web/data/read.ts';
import { useWarningBeforeLeaving } from '#web/navigation/warning-before-leaving.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { useStore } from '#web/state/use-store.ts';
import { whenInUse } from '#web/ui/loading/when-idle.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { Editor } from './editor.ts';
import type { OpenedSchedule } from './program-on-server.ts';
import type { Ask } from './send-day-change.ts';

/** Reads counted before each save, and not shown on a day: not to be loaded again after every cell. */
const readsLater = [getWorkoutReach, listWorkouts, listWorkoutExercises];

/** `opened` is its schedule where that has just been read; without it the editor reads it. */
export function useEditor(program: Program, opened: OpenedSchedule | undefined) {
  const client = useQueryClient();
  const [editor] = useState(() => {
    // Calls go through the cache of writes, which hears of a session that has ended.
    const ask: Ask = (endpoint, request, headers) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => call(endpoint, request, headers), networkMode: 'always' })
        .execute(undefined);
    return new Editor({
      programId: program.id,
      numWeeks: program.numWeeks ?? maxWeeks,
      opened,
      ask,
      say: (title, description) =>
        showToast({ title, description, tone: title === 'Error' ? 'danger' : 'success' }),
      onSaved: by => void refreshChanged(client, by, { later: readsLater }),
    });
  });
  const state = useStore(editor);
  useEffect(() => {
    if (editor.now().phase === 'reading') void editor.read();
    // A failed download is retried at the first change.
    void whenInUse()
      .then(editor.getReady)
      .catch(() => undefined);
  }, [editor]);
  useWarningBeforeLeaving(state.isSaving);
  return { editor, ...state };
}
