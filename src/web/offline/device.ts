import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type KeptAnswer = { userId: string; key: string; answer: unknown; at: number };

/** An entry that has not been sent. The code that writes it knows its other fields. */
export type Unsent = { userId: string; key: string };

interface Device<Log extends Unsent> extends DBSchema {
  answers: { key: [userId: string, key: string]; value: KeptAnswer };
  logs: { key: string; value: Log; indexes: { userId: string } };
}

let opened: Promise<IDBPDatabase<Device<Unsent>>> | null = null;

/** The device's database: the server's answers, for the time without a signal, and entries that have not been sent. */
export function device<Log extends Unsent = Unsent>(): Promise<IDBPDatabase<Device<Log>>> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened as unknown as Promise<IDBPDatabase<Device<Log>>>;
}

const open = () =>
  openDB<Device<Unsent>>('fellowship', 1, {
    upgrade: database => {
      database.createObjectStore('answers', { keyPath: ['userId', 'key'] });
      database.createObjectStore('logs', { keyPath: 'key' }).createIndex('userId', 'userId');
    },
    // A newer version of the app cannot change the stores while this connection is open.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  });
