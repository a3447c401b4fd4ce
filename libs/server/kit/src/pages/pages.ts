import type { FastifyInstance } from 'fastify';
import { pageAnswerer } from './answer-page.ts';
import type { CountCall } from '../calls/call-limits.ts';
import { allowFiles, sendAsset } from './client-files.ts';
import type { Execute } from '../calls/execute.ts';
import { answerFailurePage } from './failure-page.ts';
import { answerFailuresBy } from '../calls/failures.ts';
import { buildFinder } from './find-build.ts';
import { KeptPages } from './kept/kept-pages.ts';
import { isMultipart } from '../uploads/multipart.ts';
import { PackedPages } from './kept/packed-pages.ts';
import type { PageBuilds } from './page-builds.ts';
import { pageHandlers } from './page-handlers.ts';
import { anyPage } from './page-pattern.ts';
import { refuse } from '../calls/refusal.ts';
import { pageRenderer, pathOf } from './render-page.ts';
import { withKnownEnd } from '../requests/request-end.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { signer } from '../signing.ts';
import { acceptMultipart, type UploadDoor } from '../uploads/upload-door.ts';

export interface PageParts {
  parts: ServerParts;
  tools: RequestTools;
  execute: Execute;
  pages: PageBuilds;
  door: UploadDoor;
  countCall: CountCall;
}

/** Mounts the pages of all brands with their files; the host decides whose. */
export async function mountPages(
  app: FastifyInstance,
  { parts, tools, execute, pages, door, countCall }: PageParts,
): Promise<void> {
  const { secure, sessionKey } = parts.options;
  const forms = signer(sessionKey, 'form-token');
  const handlerOf = pageHandlers();
  const render = pageRenderer({ execute, countCall, forms, handlerOf });
  const kept = {
    render,
    countCall,
    keptPages: new KeptPages(),
    packedPages: new PackedPages(),
    forms,
    secure,
  };
  const findBuild = buildFinder(tools, pages);
  const answer = pageAnswerer({ tools, findBuild, handlerOf, kept });

  await app.register(async (group) => {
    await allowFiles(group);
    group.removeAllContentTypeParsers();
    acceptMultipart(group, door.largest);
    group.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    group.get('/assets/*', async (request, reply) => {
      const { build } = await findBuild(request);
      if (!build.clientFolder) throw refuse('not_found');
      return sendAsset(reply, pathOf(request), build.clientFolder);
    });
    await group.register(async (rendered) => {
      answerFailuresBy(rendered, answerFailurePage(tools, secure));
      rendered.addHook('onRequest', async (request, reply) => {
        if (request.method !== 'POST' || !isMultipart(request.headers['content-type'])) return;
        // Refused before its body is read, it is read to its end all the same: the browser hears the answer.
        if (Number(request.headers['content-length']) > door.largest) throw refuse('too_large');
        await door.enter(request, reply);
      });
      rendered.route({ method: ['GET', 'HEAD', 'POST'], url: anyPage, handler: withKnownEnd(answer) });
    });
  });
}
