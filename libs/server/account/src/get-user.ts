import { getUser } from '@parlour/contract/account/get-user';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { handle } from '@parlour/server-kit/handle';
import type { AccountPorts } from './ports.ts';
import { userReply } from './user-reply.ts';

/** Answers who is here; a visitor is nobody, which is no error. */
export const getUserCall = (ports: AccountPorts) =>
  handle(getUser, async (_, context) => {
    const { viewer, request, brand, now } = context;
    const [user, counts] = await Promise.all([
      viewer ? userReply(ports, context, viewer.id) : null,
      viewer ? ports.counts(context, viewer.id) : { unread: 0, new_likes: 0 },
    ]);
    const country = viewer?.country ?? request.country;
    return {
      user,
      server_time: now.toISOString(),
      counts,
      geo: { country: request.country, selected_country: selectedCountry(country, brand.settings.countries) },
    };
  });
