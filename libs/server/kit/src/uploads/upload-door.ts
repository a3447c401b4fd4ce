import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Call } from '@parlour/contract/define-call';
import { MINUTE, SECOND } from '@parlour/models/durations';
import { MEGABYTE } from '@parlour/models/sizes';
import { answerRefusal } from '../calls/failures.ts';
import type { HandledCall } from '../calls/handle.ts';
import { isFromClient } from '../calls/header-rule.ts';
import { MULTIPART_EXTRA } from './multipart.ts';
import { lineOf, networkOf } from '../requests/network-of.ts';
import { refuse, type CallRefusal } from '../calls/refusal.ts';
import { endOfWork } from '../requests/request-end.ts';
import type { RequestTools } from '../server-parts.ts';
import { createUploadGate } from './upload-gate.ts';

/** Milliseconds in which an upload must have come: two of 10 MB, side by side over a line of 0.75 Mbit/s. */
const READ_WITHIN = 4 * MINUTE;
/** Milliseconds between two looks at how much of it has come. */
const LOOK_EVERY = 20 * SECOND;
/**
 * How slowly an upload may come for a while: half of what would do in the end. A slower one has stopped, or only keeps
 * its room. That is 0.17 Mbit/s of 10 MB and 0.05 of 3 MB. A phone that sends two side by side over a line of 0.75 may
 * stand still between two looks: for ten seconds with the former, for 17 with the latter.
 */
const LEAST_SHARE = LOOK_EVERY / READ_WITHIN / 2;

/** The most that a body with a photo may have, in bytes. */
const uploadBytes = (megabytes: number): number => megabytes * MEGABYTE + MULTIPART_EXTRA;
/**
 * Bytes that are read at once: twelve uploads of the largest size, of smaller ones as many more, and two of each member.
 * Nobody holds all of that from one place, however often they sign up. A third of it is a line's. Two thirds are a
 * network's, in which one customer may have many lines.
 */
const mostOf = (largest: number): Record<'all' | 'member' | 'line' | 'network', number> => ({
  all: 12 * largest,
  member: 2 * largest,
  line: 4 * largest,
  network: 8 * largest,
});

/** The way in for large bodies. */
export interface UploadDoor {
  /** The most that any upload may have, in bytes. */
  readonly largest: number;
  /** Lets a request with a large body in. It answers nothing: whoever may not come in is refused by what it throws. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * The way in for large bodies. Nothing is read before it is known that a member sends it and that there is room:
 * otherwise anybody could fill the memory. Room is taken by the length that the body says it has, so that whoever sends
 * little slowly is in nobody's way. It is held until the request has ended and what was sent is no longer worked on
 * (`withKnownEnd`).
 *
 * @param calls all calls of the server: the one that takes the largest file says how large an upload may be
 */
export function createUploadDoor(tools: RequestTools, calls: readonly Pick<HandledCall, 'call'>[]): UploadDoor {
  const largest = uploadBytes(Math.max(0, ...calls.map(({ call }) => call.multipart?.megabytes ?? 0)));
  const gate = createUploadGate({ most: mostOf(largest), patience: 30 * SECOND });
  return {
    largest,
    async enter(request, reply) {
      const end = endOfWork(reply);
      const { viewer } = (await tools.scopeOf(request)).context;
      if (!viewer) throw refuse('authentication_required');
      const sender = { member: viewer.id, line: lineOf(request.ip), network: networkOf(request.ip) };
      // What a body says it has, or the most where it does not say or says more, which is not read.
      const bytes = Math.min(Number(request.headers['content-length'] ?? largest), largest);
      await gate.enter(sender, bytes, end);
      hurry(request, bytes, end);
    },
  };
}

/** Breaks an upload of so many bytes off that comes too slowly. */
function hurry({ raw }: FastifyRequest, bytes: number, end: AbortSignal): void {
  const least = bytes * LEAST_SHARE;
  let [looks, before] = [0, raw.socket.bytesRead];
  const look = (): void => {
    const { bytesRead } = raw.socket;
    looks += 1;
    if (bytesRead - before < least || looks * LOOK_EVERY >= READ_WITHIN) raw.destroy();
    before = bytesRead;
  };
  const looking = setInterval(look, LOOK_EVERY);
  const stopLooking = (): void => clearInterval(looking);
  raw.once('end', stopLooking);
  end.addEventListener('abort', stopLooking);
}

/** Bodies of forms with a file come to their handlers as they are. */
export function acceptMultipart(app: FastifyInstance, bodyLimit?: number): void {
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
    done(null, body),
  );
}

/** So do those of forms of texts; which calls take one, the contract says. */
export function acceptTextForms(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
}

/** In a group of its own a body of any type comes as its bytes. */
export function acceptAnyBytes(group: FastifyInstance): FastifyInstance {
  group.removeAllContentTypeParsers();
  group.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  return group;
}

/** The route options of a call that takes a file. */
export function uploadRoute({ multipart }: Call, tools: RequestTools, door: UploadDoor): RouteShorthandOptions {
  if (!multipart) return {};
  const bodyLimit = uploadBytes(multipart.megabytes);

  function tooLarge(request: FastifyRequest): CallRefusal {
    const megabytes = tools.siteOf(request).brand.settings.photo_limits.megabytes;
    return refuse(multipart!.tooLarge, { mb: Math.min(multipart!.megabytes, megabytes) });
  }

  return {
    bodyLimit,
    async onRequest(request, reply) {
      if (!isFromClient(request.headers)) throw refuse('header_missing');
      if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge(request);
      await door.enter(request, reply);
    },
    errorHandler(error, request, reply) {
      if (error.statusCode !== 413) throw error;
      void answerRefusal(tooLarge(request), request, reply);
    },
  };
}
