import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { privateFor, unkept } from '@parlour/server-kit/requests/caching';
import { answerMedia, type MediaViewer } from './answer-media.ts';
import type { Renditions } from './renditions.ts';
import { photoFormats } from './sizes.ts';

export interface MediaPorts {
  photoKey: string;
  renditions: Renditions;
  now(): Date;
  /** The brand of the request's host; null where the host is nobody's. */
  findBrand(request: FastifyRequest): { id: string; db: BrandDatabase } | null;
  /** The member whose session the request's cookie names. */
  findViewer(request: FastifyRequest): Promise<MediaViewer | null>;
}

interface MediaAddress {
  Params: { photoId: string; file: string };
  Querystring: { e?: string; s?: string };
}

/**
 * `GET /media/:photoId/:size.jpg`, in the smallest format that the browser shows: kept by the viewer's browser alone, as
 * long as the address is good.
 */
export function registerMediaRoutes(app: FastifyInstance, ports: MediaPorts): void {
  app.get<MediaAddress>('/media/:photoId/:file', async (request, reply) => {
    const brand = ports.findBrand(request);
    if (!brand) return reply.code(421).send();
    const answer = await answerMedia(
      {
        brand: brand.id,
        db: brand.db,
        photoId: request.params.photoId,
        size: request.params.file.replace(/\.jpg$/, ''),
        expires: request.query.e ?? '',
        signature: request.query.s ?? '',
        now: ports.now(),
        accept: request.headers.accept ?? '',
        findViewer: () => ports.findViewer(request),
      },
      ports,
    );
    reply.header('Cross-Origin-Resource-Policy', 'same-origin').header('X-Robots-Tag', 'noindex');
    if (answer.status !== 200) return reply.code(answer.status).headers(unkept).send();
    return reply
      .headers(privateFor(answer.secondsLeft * SECOND))
      .header('Vary', 'Accept')
      .type(photoFormats[answer.format])
      .send(Buffer.from(answer.bytes));
  });
}
