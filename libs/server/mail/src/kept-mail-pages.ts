import type { FastifyReply } from 'fastify';
import { unkept } from '@parlour/server-kit/requests/caching';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { listKeptMails, readKeptMail } from './file-transport.ts';
import { keptMailsHtml, mailHtml } from './kept-mail-html.ts';

const SHOWN = 200;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const show = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', policy).headers(unkept).type('text/html; charset=utf-8').send(html);

/** `/dev/mailbox`: the mails of the Host's brand, and one of them. To be mounted in demo mode alone. */
export const keptMailPages =
  (directory: string): RouteGroup =>
  (app, { siteOf }) => {
    app.get('/dev/mailbox', async (request, reply) =>
      show(reply, keptMailsHtml(await listKeptMails(directory, siteOf(request).brand.id, SHOWN))),
    );
    app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
      const mail = await readKeptMail(directory, siteOf(request).brand.id, request.params.id);
      return mail ? show(reply, mailHtml(mail)) : reply.callNotFound();
    });
  };
