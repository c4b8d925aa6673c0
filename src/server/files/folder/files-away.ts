import { Problem } from '#server/http/problem.ts';

const sentence = 'Files cannot be reached just now. Nothing else is affected. Please try again in a moment.';

/** The store of files does not answer, or not as it should. The reason is for the log, never for who asked. */
export class FilesAway extends Problem {
  readonly code = 'EFILESAWAY';
  readonly why: string;
  /** It answers, and will not have it: another try changes nothing. */
  readonly isRefused: boolean;

  constructor(why: string, { isRefused = false } = {}) {
    super(503, sentence, undefined, 5);
    this.why = why;
    this.isRefused = isRefused;
  }
}
