import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { handle } from '@parlour/server-kit/calls/handle';
import { findPrivacy, updatePrivacy } from '../store/privacy.ts';

/** Changes the named choices; an empty body changes nothing. */
export const savePrivacyCall = () =>
  handle(savePrivacy, async ({ body }, { db, brand, viewer }) => ({
    privacy:
      Object.keys(body).length === 0
        ? await findPrivacy(db, brand.id, viewer.id)
        : await updatePrivacy(db, brand.id, viewer.id, body),
  }));
