import { setLanguage } from '@parlour/contract/account/user/set-language';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import { keepLocale } from './keep-locale.ts';
import type { AccountPorts } from '../ports.ts';
import { updateLanguage } from '../store/members.ts';
import { userReply } from './user-reply.ts';

/** Saves the member's language, for mails and for this browser's pages. */
export const setLanguageCall = (ports: AccountPorts) =>
  handle(setLanguage, async ({ body }, context) => {
    const { brand, db, viewer } = context;
    if (!brand.settings.locales.includes(body.language)) throw refuseFields({ language: 'locale_unknown' });
    await updateLanguage(db, brand.id, viewer.id, body.language);
    keepLocale(context, body.language);
    return { user: await userReply(ports, context, viewer.id) };
  });
