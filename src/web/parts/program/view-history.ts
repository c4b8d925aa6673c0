import { viewsInHistory } from '#web/navigation/view-history.ts';

/**
 * The views of Programs: a list, a new program being written, one program to read, to edit, to write in the grid or to
 * print, a single workout, a path, or its blocks in the grid.
 */
export const {
  useView: useProgramView,
  switchView,
  openView,
  leaveView,
  fetchOpenedPart,
} = viewsInHistory(
  {
    list: null,
    create: 'draftId',
    program: 'programId',
    edit: 'programId',
    write: 'programId',
    print: 'programId',
    workouts: null,
    workout: 'workoutId',
    paths: null,
    path: 'pathId',
    'write-path': 'pathId',
  },
  'list',
);
