import { z } from 'zod';
import { viewersOfOwnProfile } from '@parlour/models/profile/seen-by';
import { defineCall } from '../define-call.ts';
import { Profile } from '../types/profile.ts';

/** The id as it stands in a page's address; one that nobody has is a profile that is not found, whatever it looks like. */
const ProfileAddress = z.string().max(100);

const SeenBy = z.enum(viewersOfOwnProfile, 'value_unknown');

/**
 * A profile as its viewer may see it; without `id` one's own (contract B1), and with `seen_by` one's own as such a member
 * sees it. A visitor gets the card and the first photo.
 */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/profile.php',
  who: 'anyone',
  query: z.strictObject({ id: ProfileAddress.optional(), seen_by: SeenBy.optional() }),
  reply: z.object({ profile: Profile }),
  errors: ['authentication_required', 'blocked', 'role_required', 'profile_gone', 'profile_not_found'],
});
