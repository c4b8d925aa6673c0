import { getDraft, saveDraft } from '#contract/programs/drafts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { call, CallError } from '#web/data/call.ts';
import type { Verdict } from '#web/outbox/queue/verdict.ts';
import type { Draft } from '#web/data/drafts/draft.ts';
import type { GridProgram } from '#web/features/programs/grid/document/grid-document.ts';
import { type Grid, merging } from '#web/features/programs/grid/editing/grid.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';
import { createStore, type Store } from '#web/state/store.ts';
import { createTimer } from '#web/state/timer.ts';
import { draftOfProgram, programOfDraft } from './draft-tree.ts';
import type { StoredDraft } from './stored-draft.ts';

type Answer = ResponseOf<typeof getDraft>;

export type Saving = {
  phase: 'saved' | 'saving' | 'waiting' | 'sign-in' | 'refused';
  /** Whether there is a draft beside what is published. */
  hasDraft: boolean;
  /** Why it is refused, in the server's words. */
  why?: string;
  /** Kept on this device while it is on its way; false where the browser has no room. */
  isStored: boolean;
};

export type DraftSync = {
  state: Store<Saving>;
  /** Saves what is not saved yet and answers whether all is. */
  flush: () => Promise<boolean>;
  /** Reads what the draft has become without the grid: published, or made of an earlier version. */
  readAgain: () => Promise<void>;
  stop: () => void;
};

type DraftSyncOptions = {
  /** Who writes. */
  userId: string;
  programId: string;
  /** The draft as it was read, and as the grid has it. */
  read: Answer;
  saved: GridProgram;
  grid: Grid;
  library: GridLibrary;
  storedDraft: Draft<StoredDraft>;
  /** Another coach's work has come in. */
  onTheirs: (by: string | null) => void;
};

/** In milliseconds. After the last change, so that a line is sent once; after a failure; and where one has to sign in. */
const pause = 600;
const retryDelaysMs = { waiting: 5_000, 'sign-in': 30_000 };

/** The outbox comes after the page; where it does not come, there is no signal. */
const verdictOn = (userId: string, error: unknown): Promise<Verdict> =>
  import('#web/outbox/queue/as-owner.ts').then(
    ({ verdictOnError }) => verdictOnError(userId, error),
    () => 'wait',
  );

const isSentAlike = (a: GridProgram, b: GridProgram): boolean =>
  JSON.stringify(draftOfProgram(a)) === JSON.stringify(draftOfProgram(b));

/** Keeps one program of the grid and the server's draft the same, whoever else writes in it. */
export function syncDraft(options: DraftSyncOptions): DraftSync {
  const { userId, programId, grid, library, storedDraft, onTheirs } = options;
  let { revision } = options.read;
  let { saved } = options;
  let sending: Promise<void> | null = null;
  let hasDraft = !options.read.isNew;
  const state = createStore<Saving>({ phase: 'saved', hasDraft, isStored: true });
  const timer = createTimer();
  const ours = () => grid.now().document.programs.find(({ id }) => id === programId);
  let seen = ours();

  const isSaved = () => {
    const now = ours();
    return !now || now === saved || isSentAlike(now, saved);
  };

  function noticeChange(): void {
    const now = ours();
    if (!now || now === seen) return;
    seen = now;
    if (isSaved()) return settle();
    const isStored = storedDraft.keep({ revision, base: draftOfProgram(saved), ours: draftOfProgram(now) });
    const { phase } = state.now();
    state.set({ phase: phase === 'waiting' || phase === 'sign-in' ? phase : 'saving', hasDraft, isStored });
    timer.set(() => void send(), pause);
  }

  function settle(): void {
    timer.clear();
    storedDraft.drop();
    state.set({ phase: 'saved', hasDraft, isStored: true });
  }

  /** Answers whether it is anything new. */
  async function take(theirs: Answer): Promise<boolean> {
    // Nothing is sent between what it was made from and what comes of it: what merges is there first.
    await merging();
    const before = saved;
    revision = theirs.revision;
    hasDraft = !theirs.isNew;
    saved = programOfDraft(programId, theirs, library);
    await grid.merge({ programs: [before] }, { programs: [saved] });
    state.set({ ...state.now(), hasDraft });
    return !isSentAlike(before, saved);
  }

  async function sendOnce(): Promise<void> {
    const now = ours();
    if (!now || isSaved()) return settle();
    state.set({ ...state.now(), phase: 'saving' });
    try {
      const body = draftOfProgram(now);
      const answer = await call(
        saveDraft,
        { params: { id: programId }, body },
        { 'If-Match': String(revision) },
      );
      revision = answer.revision;
      hasDraft = true;
      saved = now;
    } catch (error) {
      const verdict = await verdictOn(userId, error);
      if (verdict === 'sign-in') return wait('sign-in');
      if (verdict === 'wait' || !(error instanceof CallError)) return wait('waiting');
      const newer = (error.answer as { draft?: Answer } | undefined)?.draft;
      if (error.status === 409 && newer) {
        const isNews = await take(newer).catch(() => null);
        if (isNews === null) return wait('waiting');
        if (isNews) onTheirs(newer.updatedBy ?? null);
      } else return state.set({ ...state.now(), phase: 'refused', why: error.sentence });
    }
    if (isSaved()) settle();
    else timer.set(() => void send(), pause);
  }

  function wait(phase: keyof typeof retryDelaysMs): void {
    state.set({ ...state.now(), phase });
    timer.set(() => void send(), retryDelaysMs[phase]);
  }

  function send(): Promise<void> {
    timer.clear();
    sending ??= sendOnce().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function readAgain(): Promise<boolean> {
    const theirs = await call(getDraft, { params: { id: programId } }).catch(() => null);
    return (
      theirs !== null && theirs.revision !== revision && !sending && (await take(theirs).catch(() => false))
    );
  }

  const online = () => void send();
  // Who comes back to the page sees what others have written meanwhile. What is not saved yet meets it when it is sent.
  const look = async () => {
    if (document.hidden || !isSaved()) return;
    if (await readAgain()) onTheirs(null);
  };
  const looked = () => void look();
  const stopHearing = grid.subscribe(noticeChange);
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', looked);
  seen = undefined;
  noticeChange();
  return {
    state,
    flush: async () => {
      for (let tries = 0; tries < 5 && !isSaved(); tries += 1) {
        await send();
        if (['waiting', 'sign-in', 'refused'].includes(state.now().phase)) return false;
      }
      return isSaved();
    },
    readAgain: async () => void (await readAgain()),
    stop: () => {
      stopHearing();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', looked);
      void send();
    },
  };
}
