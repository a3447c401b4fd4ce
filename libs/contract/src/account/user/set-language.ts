import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { LocaleCode } from '../../types/scalars.ts';
import { User } from '../../types/user.ts';

/** Saves the member's language; the cookie `locale` follows. */
export const setLanguage = defineCall({
  method: 'PUT',
  path: '/api/user.php',
  who: 'member',
  keepsSession: true,
  body: z.strictObject({ language: LocaleCode }),
  reply: z.object({ user: User }),
  errors: ['locale_unknown'],
});
