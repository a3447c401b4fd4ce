import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Id, IsoTime } from '../../types/scalars.ts';

const ExportState = z.enum(['preparing', 'ready', 'failed']);

/** The copies that a member has asked for (contract G10); `url` is there while one is ready, for this session's member alone. */
export const listExports = defineCall({
  method: 'GET',
  path: '/api/export.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({
    exports: z.array(
      z.object({ id: Id, state: ExportState, created_at: IsoTime, url: z.string().nullable(), expires_at: IsoTime }),
    ),
  }),
  errors: [],
});
