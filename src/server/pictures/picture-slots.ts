import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadPicture } from '#contract/pictures.ts';
import { Problem } from '#server/http/problem.ts';

/** The pictures processed at once: the one that is read, and three that wait. */
export const defaultSlots = 4;

/** Pictures of one person, however slowly they come or are read, leave room for others. */
const maxPerPerson = 1;
/** A picture inside of JSON is held several times over before it is read. */
const maxInJson = 2;
/** A smaller body is no burden until its picture is read. */
const largeBody = 256 * 1024;
const secondsToWait = 3;

type Sender = { whose: string; isJson: boolean };
type Slot = { sender: Sender; leave(): void };

export type SentBy = { viewer: { id: string }; request: FastifyRequest };

export type PictureSlots = {
  /** The place that the request has already, or one for a small body. It is left when the picture is stored. */
  slotFor(by: SentBy): Slot;
};

/** A large body takes its place before it is received, after it is known that its sender may ask at all. */
export function pictureSlots(app: FastifyInstance, most: number): PictureSlots {
  const taken = new Set<Slot>();
  const placeOf = new WeakMap<FastifyRequest, Slot>();
  const hasRoomFor = ({ whose, isJson }: Sender) => {
    const senders = [...taken].map(({ sender }) => sender);
    const theirs = senders.filter(sender => sender.whose === whose);
    return (
      theirs.length < maxPerPerson && !(isJson && senders.filter(sender => sender.isJson).length >= maxInJson)
    );
  };
  const take = (sender: Sender) => {
    if (taken.size >= most || !hasRoomFor(sender)) throw allTaken();
    const place: Slot = { sender, leave: () => void taken.delete(place) };
    taken.add(place);
    return place;
  };
  app.addHook('preParsing', async (request, reply) => {
    if (!request.routeOptions.config.carriesPicture || !isLarge(request)) return;
    const { viewer } = request.getDecorator<{ viewer: { id: string } }>('caller');
    // A sender who has hung up while it was looked up who they are would never leave it.
    if (request.raw.destroyed || reply.raw.destroyed)
      throw new Problem(400, 'The request ended before it was whole');
    const place = take({ whose: viewer.id, isJson: request.routeOptions.url !== uploadPicture.path });
    placeOf.set(request, place);
    // Also when the body never comes whole. What is being read by then keeps its place.
    reply.raw.once('close', () => placeOf.get(request)?.leave());
  });
  return {
    slotFor({ viewer, request }) {
      const place = placeOf.get(request) ?? take({ whose: viewer.id, isJson: false });
      placeOf.delete(request);
      return place;
    },
  };
}

function isLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  // A body of unknown length may be as large as fits.
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > largeBody;
}

const allTaken = () =>
  new Problem(
    503,
    'Several pictures are being taken in just now. Please try again in a moment.',
    undefined,
    secondsToWait,
  );
