import type { Running } from './serve.ts';

type Say = (line: string) => void;

const say: Say = line => process.stdout.write(`${line}\n`);

/** Runs a program; what stops it is said in a sentence, not as a trace, unless it is our own mistake. */
export async function runOrSay(program: (say: Say) => Promise<void>): Promise<void> {
  try {
    await program(say);
  } catch (error) {
    process.stderr.write(`${sentence(error as NodeJS.ErrnoException)}\n`);
    process.exitCode = 1;
  }
}

/** Errors whose message is a sentence for whoever started the program. */
const saidForPeople = [
  'SettingsError',
  'EmbeddedPostgresError',
  'MigrationError',
  'ServingError',
  'BackupError',
];

function sentence(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') {
    return 'Fellowship could not start: another program uses this port. Choose another one, for example PORT=3001 npm start.';
  }
  if (error.code === 'EACCES') {
    return `Fellowship could not start: this user may not use the port or the folder (${error.message}).`;
  }
  if (error.code === 'ECONNREFUSED' || error.code === '28P01' || error.code === '3D000') {
    return `Fellowship could not reach the database: ${error.message}. Please check DATABASE_URL.`;
  }
  return saidForPeople.includes(error.name)
    ? error.message
    : `Fellowship could not start: ${error.stack ?? error.message}`;
}

/** Ctrl-C and a polite kill end everything in order; a second one does not start it twice. */
export function endOnSignals(running: Running): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    say('Ending …');
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
