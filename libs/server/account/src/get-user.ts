import { getUser } from '@parlour/contract/account/get-user';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { handle } from '@parlour/server-kit/handle';
import type { AccountPorts } from './ports.ts';
import { userWithCounts } from './user-reply.ts';

const nobody = { user: null, counts: { unread: 0, new_likes: 0 } };

/** Answers who is here; a visitor is nobody, which is no error. */
export const getUserCall = (ports: AccountPorts) =>
  handle(getUser, async (_, context) => {
    const { viewer, request, brand, now } = context;
    const here = viewer ? await userWithCounts(ports, context, viewer.id) : nobody;
    const country = viewer?.country ?? request.country;
    return {
      ...here,
      server_time: now.toISOString(),
      geo: { country: request.country, selected_country: selectedCountry(country, brand.settings.countries) },
    };
  });
