/** The reason that files cannot be where they are wanted, in a sentence for the person who runs the server. */
export class FilesError extends Error {
  override name = 'FilesError';
}
