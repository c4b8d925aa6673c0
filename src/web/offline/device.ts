import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';

export type KeptAnswer = { userId: string; key: string; answer: unknown; at: number };

interface Device extends DBSchema {
  answers: { key: [userId: string, key: string]; value: KeptAnswer };
  logs: { key: string; value: WaitingLog; indexes: { userId: string } };
}

let opened: Promise<IDBPDatabase<Device>> | null = null;

/** What this device keeps: answers of the server for the time without a signal, and logs that have not been sent. */
export function device(): Promise<IDBPDatabase<Device>> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const open = () =>
  openDB<Device>('fellowship', 1, {
    upgrade: database => {
      database.createObjectStore('answers', { keyPath: ['userId', 'key'] });
      database.createObjectStore('logs', { keyPath: 'key' }).createIndex('userId', 'userId');
    },
    // A newer version of the app wants to change the stores: it is let.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  });
