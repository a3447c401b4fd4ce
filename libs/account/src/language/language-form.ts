import { z } from 'zod';
import { LocaleCode } from '@parlour/contract/types/scalars';

/** What the language page posts: the route action sets the cookie `locale`, for a member also the language of the mails. */
export const languageForm = z.object({ language: LocaleCode });
