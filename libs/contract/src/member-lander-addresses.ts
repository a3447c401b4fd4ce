import type { MemberLander } from '@parlour/models/account/landers';
import { addresses } from './addresses.ts';

/** Where each lander on a member stands: its route, whether its page is kept, and what is measured of it follow from here. */
export const memberLanderAddresses = {
  'member-landing': addresses.memberLanding,
  'member-landing2': addresses.memberLanding2,
  'member-landing3': addresses.memberLanding3,
} as const satisfies Record<MemberLander, { pattern: string }>;
