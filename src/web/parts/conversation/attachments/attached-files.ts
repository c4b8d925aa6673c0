import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { createStore, type Store } from '#web/state/store.ts';

type Controls = {
  pause(): void;
  goOn(): void;
  /** Sends what follows these seconds of one that is too long. */
  cutFrom(start: number): void;
  remove(): void;
  /** Ends what is done about it here, and answers what is to be sent, as far as it has come; null before it is prepared. */
  handOver(): { blob: Blob; attachmentId: string | null; beginKey: string } | null;
};

/** A picture or a clip that is about to be sent, on its way to the server. */
export type AttachedFile = {
  key: number;
  kind: AttachmentKind;
  /** The file itself, to be looked at. */
  address: string;
  seconds: number | null;
  /** `too-long` waits for the part to be chosen; `waiting` for a signal, `paused` for the person. */
  state: 'preparing' | 'too-long' | 'sending' | 'paused' | 'waiting' | 'ready' | 'refused';
  /** How much of it is there, from 0 to 1. */
  part: number;
  /** Why it was refused. */
  sentence?: string;
  /** What it waits for, where that is no signal: a server in trouble, or its owner, who is signed out. */
  waitsFor?: 'server' | 'owner' | undefined;
  /** By which the server knows it. */
  id?: string;
  controls: Controls;
};

export type AttachedFiles = Store<readonly AttachedFile[]>;

export const noFiles = (): AttachedFiles => createStore<readonly AttachedFile[]>([]);

/** Those that can go with a message, in the order they were chosen: what waits for a signal waits with it. */
export const goingFiles = (files: readonly AttachedFile[]): AttachedFile[] =>
  files.filter(({ state }) => state === 'ready' || state === 'waiting');

/** Some of them are not there yet: the message waits for them. */
export const isUploading = (files: readonly AttachedFile[]): boolean =>
  files.some(({ state }) => !['ready', 'waiting', 'refused'].includes(state));

/** Sent: nothing of them is needed here any more. */
export function forgetSent(files: AttachedFiles): void {
  for (const { address } of files.now()) URL.revokeObjectURL(address);
  files.set([]);
}
