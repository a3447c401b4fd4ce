import { getProfile } from '@parlour/contract/profile/get-profile';
import { handle } from '@parlour/server-kit/calls/handle';
import { asSeenBy, openProfile } from './access.ts';
import type { ProfilePorts } from './ports.ts';
import { profileReply } from './profile-reply.ts';

/** A profile as its viewer may see it; without an id the viewer's own, which `seen_by` shows as others see it. */
export const getProfileCall = (ports: ProfilePorts) =>
  handle(getProfile, async ({ query }, context) => {
    const opened = await openProfile(context, query.id);
    const shown = query.seen_by === undefined ? opened : asSeenBy(opened, query.seen_by);
    return { profile: await profileReply(ports, context, shown) };
  });
