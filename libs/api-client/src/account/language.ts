import type { QueryClient } from '@tanstack/react-query';
import { setLanguage } from '@parlour/contract/account/user/set-language';
import type { Locale } from '@parlour/models/locale';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';

/** Saves a member's language. */
export const saveLanguage = (client: QueryClient, language: Locale) =>
  send(setLanguage, { body: { language }, ...wayOf(client) });
