import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type CachedAnswer = { userId: string; key: string; answer: unknown; at: number };

/** An entry that has not been sent. The code that writes it knows its other fields. */
type Unsent = { userId: string; key: string };

/** A picture or a clip, prepared, and not sent yet. */
export type QueuedFile = {
  userId: string;
  key: string;
  blob: Blob;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** It goes with something whole that waits to be sent; else with what is still being written. */
  waits: boolean;
  /** By which the server knows it, once it is begun there; `beginKey` begins it once. */
  attachmentId: string | null;
  beginKey: string;
};

/** Something that happened in a session. It is `unsent`, `refused`, or `taken` and kept until the answers have it. */
type UnsentEvent = { userId: string; id: string; trainingDayId: string; state: string };

/** Kinds of entries that wait to be sent, each in a store of its name. */
export type OutboxName = 'logs' | 'events' | 'files' | 'messages' | 'checkIns';

interface Device extends DBSchema {
  answers: { key: [userId: string, key: string]; value: CachedAnswer };
  logs: { key: string; value: Unsent; indexes: { userId: string } };
  events: {
    key: string;
    value: UnsentEvent;
    indexes: { day: [userId: string, trainingDayId: string]; state: [userId: string, state: string] };
  };
  files: { key: string; value: QueuedFile; indexes: { userId: string } };
  messages: { key: string; value: Unsent; indexes: { userId: string } };
  checkIns: { key: string; value: Unsent; indexes: { userId: string } };
}

let opened: Promise<IDBPDatabase<Device>> | null = null;

/** The device's database: the server's answers, for the time without a signal, and entries and files that have not been sent. */
export function device(): Promise<IDBPDatabase<Device>> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const open = async () =>
  openDB<Device>('fellowship', 5, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore('answers', { keyPath: ['userId', 'key'] });
        database.createObjectStore('logs', { keyPath: 'key' }).createIndex('userId', 'userId');
      }
      if (before < 2) {
        const events = database.createObjectStore('events', { keyPath: 'id' });
        events.createIndex('day', ['userId', 'trainingDayId']);
        events.createIndex('state', ['userId', 'state']);
      }
      if (before < 3) database.createObjectStore('files', { keyPath: 'key' }).createIndex('userId', 'userId');
      if (before < 4)
        database.createObjectStore('messages', { keyPath: 'key' }).createIndex('userId', 'userId');
      if (before < 5)
        database.createObjectStore('checkIns', { keyPath: 'key' }).createIndex('userId', 'userId');
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
