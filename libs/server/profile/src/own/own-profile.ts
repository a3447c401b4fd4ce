import type { Profile } from '@parlour/contract/types/profile';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { ProfilePorts } from '../ports.ts';
import { profileReply } from '../profile-reply.ts';
import { findProfile } from '../store/profiles.ts';

/** A member's own profile, for answers that carry the whole user. */
export type OwnProfile = (context: CallContext, memberId: string) => Promise<Profile>;

export const createOwnProfile =
  (ports: ProfilePorts): OwnProfile =>
  async (context, memberId) => {
    const profile = await findProfile(context.db, context.brand.id, memberId);
    if (!profile) throw new Error('A member without a profile.');
    return profileReply(ports, context, { profile, viewer: 'owner' });
  };
