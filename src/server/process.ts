import { databaseTroubleOf, withCauses } from './database/database-trouble.ts';
import type { Running } from './serve.ts';

type Say = (line: string) => void;

const say: Say = line => process.stdout.write(`${line}\n`);

/** Runs a program; what stops it is printed in a sentence, not as a trace, unless it is our own mistake. */
export async function runOrSay(program: (say: Say) => Promise<void>): Promise<void> {
  try {
    await program(say);
  } catch (error) {
    process.stderr.write(`${sentence(error as Error)}\n`);
    process.exitCode = 1;
  }
}

const ownErrors = [
  'SettingsError',
  'EmbeddedPostgresError',
  'MigrationError',
  'PoolerError',
  'ServingError',
  'BackupError',
  'FilesError',
];

function sentence(error: Error): string {
  if (ownErrors.includes(error.name)) return error.message;
  for (const { code, message, syscall } of withCauses(error)) {
    const said = sentences[syscall === 'connect' && code === 'ENOENT' ? 'ECONNREFUSED' : String(code)];
    if (said) return `Fellowship could not ${said(String(message))}.`;
  }
  const trouble = databaseTroubleOf(error);
  if (trouble !== null) return `Fellowship could not ${notReached(error.message)}.`;
  return `Fellowship could not start: ${error.stack ?? error.message}`;
}

type Sentence = (message: string) => string;

const notReached: Sentence = message => `reach the database: ${message}. Please check DATABASE_URL`;
const forbidden: Sentence = message => `start: this user may not use the port or the folder (${message})`;
const noSuchFolder: Sentence = message =>
  `start: the folder for its data cannot be used (${message}). Choose another one with DATA_DIR`;
const diskFull: Sentence = message => `start: the disk is full (${message})`;

/** The sentence after "Fellowship could not", by the code of the system or of PostgreSQL. */
const sentences: Record<string, Sentence | undefined> = {
  EADDRINUSE: () =>
    'start: another program uses this port. Choose another one, for example PORT=3001 npm start',
  EADDRNOTAVAIL: message => `start: HOST is no address of this machine (${message})`,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: noSuchFolder,
  ENOTDIR: noSuchFolder,
  EEXIST: noSuchFolder,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  '53100': diskFull,
  EMFILE: message => `start: too many files are open (${message}). Raise the limit of the system (ulimit -n)`,
  ENOTFOUND: message =>
    `start: a name is not known to the network (${message}). Please check DATABASE_URL and HOST`,
  EAI_AGAIN: message =>
    `start: a name could not be looked up (${message}). Please check the network, DATABASE_URL and HOST`,
  ECONNREFUSED: notReached,
  ECONNRESET: notReached,
  ETIMEDOUT: notReached,
  EHOSTUNREACH: notReached,
  ENETUNREACH: notReached,
  '28P01': notReached,
  '28000': notReached,
  '3D000': notReached,
  '57P03': notReached,
  '53300': message =>
    `start: the database has no connections left (${message}). Lower DATABASE_POOL, or let it take more`,
  '42501': message => `start: the user of DATABASE_URL may not do what is needed (${message})`,
  '25006': message => `start: the database can only be read (${message})`,
};

/** Milliseconds after which a process that was told to end is gone, in order or not. */
const endWithin = 7_500;

/** Ctrl-C and a polite kill end everything in order; a second one does not start it twice. */
export function endOnSignals(running: Running): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    say('Ending …');
    // A hanging stop ends here: our own PostgreSQL notices the broken pipe.
    setTimeout(() => process.exit(1), endWithin).unref();
    running.stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.stack ?? error.message}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
