import { randomBytes } from 'node:crypto';

/** Some bytes of a file on its way, as they lie in a bucket. */
export type Piece = { name: string; at: number; bytes: number };

const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.pieces\/(\d{9})-(\d{1,9})-[\da-f]{8}$/;

export const piecesUnder = (id: string): string => `${id}.pieces/`;

export const isPiece = (name: string): boolean => pattern.test(name);

/** No name comes twice, so that of two servers with the same bytes neither writes over the other's. */
export const nameOfPiece = (id: string, { at, bytes }: { at: number; bytes: number }): string =>
  `${piecesUnder(id)}${String(at).padStart(9, '0')}-${bytes}-${randomBytes(4).toString('hex')}`;

export const pieceNamed = (name: string): Piece[] => {
  const [, at, bytes] = pattern.exec(name) ?? [];
  return at === undefined || bytes === undefined ? [] : [{ name, at: Number(at), bytes: Number(bytes) }];
};

/** A file in crumbs costs more than it is worth; one of 100 MB whose line breaks at each megabyte has a tenth of these. */
const maxPieces = 1_000;

export const areCrumbs = (pieces: readonly Piece[]): boolean => pieces.length >= maxPieces;

const endOf = ({ at, bytes }: Piece) => at + bytes;

/** How far a file has come without a gap, and the fewest of its pieces that make that up; they may overlap. */
export function joined(pieces: readonly Piece[]): { pieces: Piece[]; bytes: number } {
  const inOrder = pieces.toSorted((a, b) => a.at - b.at || endOf(b) - endOf(a));
  const used: Piece[] = [];
  let bytes = 0;
  let best: Piece | undefined;
  for (const piece of inOrder) {
    if (piece.at > bytes && best && endOf(best) > bytes) {
      used.push(best);
      bytes = endOf(best);
    }
    if (piece.at > bytes) break;
    if (!best || endOf(piece) > endOf(best)) best = piece;
  }
  if (best && endOf(best) > bytes) {
    used.push(best);
    bytes = endOf(best);
  }
  return { pieces: used, bytes };
}
