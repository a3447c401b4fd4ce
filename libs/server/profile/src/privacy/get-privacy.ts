import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import { handle } from '@parlour/server-kit/calls/handle';
import { findPrivacy } from '../store/privacy.ts';

/** What the member has chosen about being seen, written to and spared. */
export const getPrivacyCall = () =>
  handle(getPrivacy, async (_, { db, brand, viewer }) => ({ privacy: await findPrivacy(db, brand.id, viewer.id) }));
