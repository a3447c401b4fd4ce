import type { Relation } from '@parlour/contract/types/profile';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { ProfilePorts } from './ports.ts';
import { relationReply } from './profile-reply.ts';
import { findProfile } from './store/profiles.ts';
import { findTies } from './store/ties.ts';

/** How the caller stands to another member, whatever either has done since. Refuses `profile_not_found`. */
export type FindRelation = (context: MemberContext, profileId: string) => Promise<Relation>;

export const createRelation =
  (ports: ProfilePorts): FindRelation =>
  async (context, profileId) => {
    const { db, brand, viewer } = context;
    const profile = await findProfile(db, brand.id, profileId);
    if (!profile) throw refuse('profile_not_found');
    const ties = await findTies(db, brand.id, viewer.id, profileId);
    return relationReply(ports, context, { profile, viewer: 'member', ties, paidUser: viewer.paidUser });
  };
