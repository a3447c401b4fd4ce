import { getProfile } from '@parlour/contract/profile/get-profile';
import { handle } from '@parlour/server-kit/handle';
import { openProfile } from './access.ts';
import type { ProfilePorts } from './ports.ts';
import { profileReply } from './profile-reply.ts';

export const getProfileCall = (ports: ProfilePorts) =>
  handle(getProfile, async ({ query }, context) => ({
    profile: await profileReply(ports, context, await openProfile(context, query.id)),
  }));
