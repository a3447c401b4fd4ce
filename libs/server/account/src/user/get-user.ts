import { getUser } from '@parlour/contract/account/user/get-user';
import { handle } from '@parlour/server-kit/calls/handle';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import type { AccountPorts } from '../ports.ts';
import { userWithCounts } from './user-reply.ts';

const nobody = { user: null, counts: { unread: 0, new_likes: 0 }, last_event: 0 };

/** Answers who is here; a visitor is nobody, which is no error. */
export const getUserCall = (ports: AccountPorts) =>
  handle(getUser, async (_, context) => {
    const { viewer, request, now } = context;
    const here = viewer ? await userWithCounts(ports, context, viewer.id) : nobody;
    return {
      ...here,
      server_time: now.toISOString(),
      geo: { country: request.country, selected_country: selectedCountryOf(context) },
    };
  });
