import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Call } from '@parlour/contract/define-call';
import { answerRefusal } from './failures.ts';
import { MULTIPART_EXTRA } from './multipart.ts';
import { refuse, type CallRefusal } from './refusal.ts';
import { endOf } from './request-end.ts';
import type { RequestTools } from './server-parts.ts';
import { createUploadGate } from './upload-gate.ts';

const MEGABYTE = 1024 * 1024;
/** Milliseconds in which an upload must have come: 10 MB over a slow phone's line. */
const READ_WITHIN = 120_000;

/** The most that a body with a photo may have, in bytes. */
const uploadBytes = (megabytes: number): number => megabytes * MEGABYTE + MULTIPART_EXTRA;
/** The most that any upload may have, in bytes: a photo's. */
export const largestUpload = uploadBytes(10);
/** Photos of the largest size that are read at once, of all members and of each; of smaller ones as many more. */
const [LARGEST_AT_ONCE, LARGEST_OF_ONE] = [12, 2];

/** Lets a request with a large body in. It answers nothing: whoever may not come in is refused by what it throws. */
export type UploadDoor = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * The way in for large bodies, on which nothing is read before it is known that a member sends it and that there is room:
 * otherwise anybody could fill the memory. Room is taken by the length that the body says it has, so that whoever sends little
 * slowly is in nobody's way.
 */
export function createUploadDoor(tools: RequestTools): UploadDoor {
  const gate = createUploadGate({
    most: LARGEST_AT_ONCE * largestUpload,
    mostOfOne: LARGEST_OF_ONE * largestUpload,
    patience: 30_000,
  });
  return async (request, reply) => {
    const end = endOf(reply);
    const { viewer } = (await tools.scopeOf(request)).context;
    if (!viewer) throw refuse('authentication_required');
    await gate.enter(viewer.id, bytesOf(request), end);
    const hurry = setTimeout(() => request.raw.destroy(), READ_WITHIN);
    const stopHurrying = (): void => clearTimeout(hurry);
    request.raw.once('end', stopHurrying);
    end.addEventListener('abort', stopHurrying);
  };
}

/** What a body says it has, or the most where it does not say or says more, which is not read. */
const bytesOf = ({ headers }: FastifyRequest): number =>
  Math.min(Number(headers['content-length'] ?? largestUpload), largestUpload);

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
      if (request.headers['x-request-type'] !== 'client') throw refuse('header_missing');
      if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge(request);
      await door(request, reply);
    },
    errorHandler(error, request, reply) {
      if (error.statusCode !== 413) throw error;
      void answerRefusal(tooLarge(request), request, reply);
    },
  };
}
