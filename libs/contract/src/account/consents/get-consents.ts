import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { IsoTime } from '../../types/scalars.ts';
import { ConsentKind, ConsentsDue } from '../../types/user.ts';

/** The newest answer of each kind, and what is needed and missing; of a visitor the choice about counting alone. */
export const Consents = z.object({
  consents: z.array(z.object({ kind: ConsentKind, version: z.string(), given: z.boolean(), at: IsoTime })),
  due: ConsentsDue,
});

/** What somebody agreed to (contract A16). */
export const getConsents = defineCall({
  method: 'GET',
  path: '/api/consents.php',
  who: 'anyone',
  query: z.strictObject({}),
  reply: Consents,
  errors: [],
});
