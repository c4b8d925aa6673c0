import { viewsInHistory } from '#web/place/view-history.ts';

/** What Programs shows: a list, a new program being written, one program to read, to edit or to print, or a single workout. */
export const {
  useView: useProgramView,
  switchView,
  openView,
  leaveView,
} = viewsInHistory(
  {
    list: null,
    create: 'draftId',
    program: 'programId',
    edit: 'programId',
    print: 'programId',
    workouts: null,
    workout: 'workoutId',
  },
  'list',
);
