import { cookieSeconds } from '@parlour/models/account/cookies';
import type { Locale } from '@parlour/models/locale';
import type { CallContext } from '@parlour/server-kit/calls/call-context';

/** This browser's pages speak the language from now on, for 365 days (spec section 9); their scripts may read which it is. */
export const keepLocale = ({ setCookie }: Pick<CallContext, 'setCookie'>, locale: Locale): void =>
  setCookie('locale', locale, { maxAge: cookieSeconds('locale'), httpOnly: false });
