import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type Draft, draftShape, isWorthKeeping } from './draft.ts';

/**
 * Drafts in the browser's storage, one entry each, so that two tabs never write over each other's program.
 * Each coach sees their own.
 */
const prefix = 'fellowship-program-draft';
const addressOf = (userId: string, draftId: string) => `${prefix}:${userId}:${draftId}`;

const keptShape = z.object({ savedAt: z.string(), draft: draftShape });
export type KeptDraft = z.output<typeof keptShape>;

export const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** False when the browser has no room or no storage for us. A draft with nothing in it leaves nothing behind. */
export function keepDraft(userId: string, draft: Draft, now: Date): boolean {
  const address = addressOf(userId, draft.id);
  try {
    if (isWorthKeeping(draft)) {
      localStorage.setItem(address, JSON.stringify({ savedAt: now.toISOString(), draft }));
    } else {
      localStorage.removeItem(address);
    }
    return true;
  } catch {
    return false;
  } finally {
    announce();
  }
}

export function dropDraft(userId: string, draftId: string): void {
  try {
    localStorage.removeItem(addressOf(userId, draftId));
  } catch {
    // Nothing is kept where there is no storage.
  }
  announce();
}

export const keptDraft = (userId: string, draftId: string): Draft | null =>
  read(addressOf(userId, draftId))?.draft ?? null;

/** The coach's unfinished programs, the latest first. */
export const useKeptDrafts = (userId: string): KeptDraft[] =>
  useSyncExternalStore(subscribe, () => draftsNow(userId));

let last: { userId: string; drafts: KeptDraft[] } | null = null;

/** The same list until something is kept or dropped, here or in another tab. */
function draftsNow(userId: string): KeptDraft[] {
  if (last?.userId !== userId) last = { userId, drafts: draftsOf(userId) };
  return last.drafts;
}

const draftsOf = (userId: string): KeptDraft[] =>
  addressesOf(userId)
    .flatMap(address => read(address) ?? [])
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

function addressesOf(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter(address => address.startsWith(addressOf(userId, '')));
  } catch {
    return [];
  }
}

/** What can't be read (written by another version, or cut short) is passed over, and left where it is. */
function read(address: string): KeptDraft | null {
  try {
    return keptShape.parse(JSON.parse(localStorage.getItem(address) ?? 'null'));
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function announce(): void {
  last = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  last = null;
  listeners.add(listener);
  window.addEventListener('storage', announce);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

/** Calls back with what another tab has just kept under the same draft. */
export function onOtherTab(userId: string, draftId: string, take: (draft: Draft) => void): () => void {
  const look = (event: StorageEvent) => {
    if (event.key !== addressOf(userId, draftId)) return;
    const changed = keptDraft(userId, draftId);
    if (changed) take(changed);
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
