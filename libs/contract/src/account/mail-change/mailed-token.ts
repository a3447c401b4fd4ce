import { z } from 'zod';
import type { ErrorCode } from '../../error-codes.ts';

/** A one-time token from a mail; whatever else is sent in its place gets the code of a link that no longer works. */
export const MailedToken = (refusal: ErrorCode) => z.string(refusal).trim().min(1, refusal).max(200, refusal);
