import type { FastifyInstance } from 'fastify';
import { v4 as uuid } from 'uuid';
import { z } from 'zod';
import { defineCall } from '@parlour/contract/define-call';
import { handle } from '../calls/handle.ts';

/** A call that takes a file. */
export const attach = defineCall({
  method: 'POST',
  path: '/api/attach.php',
  who: 'member',
  idempotent: true,
  multipart: { megabytes: 1, tooLarge: 'photo_too_large' },
  body: z.strictObject({ file: z.file('photo_unreadable'), note: z.string().optional() }),
  reply: z.object({ bytes: z.int(), note: z.string().nullable(), times: z.int() }),
  status: 201,
  errors: ['photo_too_large', 'photo_unreadable'],
});

let times = 0;
/** Answers what came, and how often it did. */
export const attachCall = handle(attach, async ({ body }) => ({
  bytes: body.file.size,
  note: body.note ?? null,
  times: ++times,
}));

/** What stands in a form; with a file name it is a file. */
export type Part = [name: string, content: string, filename?: string];

/** A form as a browser writes it, with the boundary `x`. */
export const bodyOf = (parts: readonly Part[], end = '--x--\r\n'): string =>
  parts
    .map(([name, content, filename]) => {
      const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`;
      return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
    })
    .join('') + end;

/** Sends such a form as pages of the site do. */
export const sendForm = (app: FastifyInstance, url: string, payload: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'x-request-type': 'client',
      'idempotency-key': uuid(),
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
  });
