import { checkName } from '@parlour/contract/account/sign-up/check-name';
import { mayUseName, nameKey } from '@parlour/models/account/sign-up/name';
import { isReservedName } from '@parlour/models/account/sign-up/reserved-name';
import { handle } from '@parlour/server-kit/calls/handle';
import { isNameFree } from '../store/members.ts';

/** Is a name allowed and free? Names are public, addresses are not: those have no such call. */
export const checkNameCall = () =>
  handle(checkName, async ({ query }, context) => {
    const verdict = mayUseName(query.name);
    if (!verdict.ok) return { ok: false, code: verdict.refusal };
    const { db, brand } = context;
    const free =
      !isReservedName(query.name, brand.settings.name) && (await isNameFree(db, brand.id, nameKey(query.name)));
    return free ? { ok: true } : { ok: false, code: 'name_taken' as const };
  });
