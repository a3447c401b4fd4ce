import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DAY, HOUR } from '@parlour/models/durations';
import { askedAgain, publicFor } from '../requests/caching.ts';
import type { PageBuild } from './page-builds.ts';

/** Lets replies send files, the compressed twin (`.br`, `.gz`) where there is one and the browser takes it. */
export async function allowFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });
}

/** Reads once what plain files a build has; again where that failed. */
export function plainFilesOfBuilds(): (build: PageBuild, folder: string) => Promise<Set<string>> {
  const known = new WeakMap<PageBuild, Promise<Set<string>>>();
  return (build, folder) => {
    const files = known.get(build) ?? plainFilesOf(folder);
    known.set(build, files);
    files.catch(() => known.delete(build));
    return files;
  };
}

/** The files of a brand's build that stand beside its hashed assets, such as its icons. */
async function plainFilesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
      .filter((path) => !path.startsWith('/assets/')),
  );
}

/** A file whose name holds its hash: the browser keeps it for good. */
export const sendAsset = (reply: FastifyReply, path: string, folder: string): FastifyReply =>
  reply
    .header('vary', 'Accept-Encoding')
    .sendFile(path, folder, { cacheControl: true, immutable: true, maxAge: 365 * DAY });

/** What the service worker may fetch is said by the policy that its own script came with. */
const workerPolicy = "default-src 'self'; frame-ancestors 'none'";

/** A file under its plain name: kept for an hour; the service worker's script is asked for anew each time. */
export function sendPlainFile(reply: FastifyReply, path: string, folder: string): FastifyReply {
  const isWorker = path === '/sw.js';
  if (isWorker) reply.header('content-security-policy', workerPolicy);
  return reply
    .headers(isWorker ? askedAgain : publicFor(HOUR))
    .header('vary', 'Accept-Encoding, Host')
    .sendFile(path, folder);
}
