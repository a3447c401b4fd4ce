import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AccountPorts, ExportFolders, ExportPlace } from '@parlour/server-account';
import { findExport } from '@parlour/server-account';
import { unkept } from '@parlour/server-kit/requests/caching';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { signer } from '@parlour/server-kit/signing';
import { foldersUntouchedSince, readLargeFile, writeLargeFile, type PhotoStorage } from '@parlour/server-media';

type Copy = Parameters<AccountPorts['exportAddress']>[0];

/** Signs the addresses of members' copies of their own data, and knows them again. */
export interface ExportAddresses {
  addressOf: AccountPorts['exportAddress'];
  holds(copy: Omit<Copy, 'expiresAt'>, expires: string, signature: string): boolean;
}

export function exportAddresses(key: Uint8Array): ExportAddresses {
  const { sign, verify } = signer(key, 'own data');
  const textOf = ({ brand, exportId, memberId }: Omit<Copy, 'expiresAt'>, expires: string): string =>
    [brand, exportId, memberId, expires].join('\n');
  return {
    addressOf({ expiresAt, ...copy }) {
      const expires = String(expiresAt.getTime());
      return `/exports/${copy.exportId}.zip?e=${expires}&s=${sign(textOf(copy, expires))}`;
    },
    holds: (copy, expires, signature) => verify(textOf(copy, expires), signature),
  };
}

/** No brand has such an id, so the sweep of a brand's photos never meets these. */
const folderOf = (brand: string): string => `exports_of/${brand}`;
const copyFolder = ({ brand, exportId }: ExportPlace): string => `${folderOf(brand)}/${exportId}`;

/** Copies lie where the photos do, in a folder each, in pieces: one may be larger than memory has room for. */
export const exportFiles = (
  storage: PhotoStorage,
): ExportFolders & { write(place: ExportPlace, chunks: AsyncIterable<Uint8Array>): Promise<void> } => ({
  write: (place, chunks) => writeLargeFile(storage, copyFolder(place), chunks),
  remove: (place) => storage.removeFolder(copyFolder(place)),
  writtenBefore: (brand, before) => foldersUntouchedSince(storage, folderOf(brand), before),
});

interface DownloadAddress {
  Params: { file: string };
  Querystring: { e?: string; s?: string };
}

const zipName = /^([0-9a-f-]{36})\.zip$/;

/** `GET /exports/:id.zip`: for a session of the member it was made for, as long as the copy is kept. */
export const exportRoutes =
  (storage: PhotoStorage, addresses: ExportAddresses): RouteGroup =>
  (app, { siteOf, scopeOf }) => {
    app.get<DownloadAddress>('/exports/:file', async (request, reply) => {
      reply.headers(unkept).header('X-Robots-Tag', 'noindex');
      const site = siteOf(request);
      const exportId = zipName.exec(request.params.file)?.[1];
      const viewer = exportId && (await scopeOf(request)).context.viewer;
      if (!viewer) return reply.code(403).send();
      const { e: expires = '', s: signature = '' } = request.query;
      const copy = { brand: site.brand.id, exportId, memberId: viewer.id };
      if (!addresses.holds(copy, expires, signature)) return reply.code(403).send();
      const kept = await findExport(site.db, site.brand.id, exportId);
      const isOpen = kept?.ready && kept.memberId === viewer.id && kept.expiresAt > new Date();
      const file = isOpen ? await readLargeFile(storage, copyFolder(copy)) : null;
      if (!file) return reply.code(404).send();
      return reply
        .type('application/zip')
        .header('Content-Disposition', 'attachment; filename="my-data.zip"')
        .header('Content-Length', file.length)
        .send(Readable.from(request.method === 'HEAD' ? [] : begun(reply, file.pieces)));
    });
  };

/** Lets a browser say at once that the download has begun, however long the first of its bytes takes. */
async function* begun(reply: FastifyReply, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  reply.raw.flushHeaders();
  yield* pieces;
}
