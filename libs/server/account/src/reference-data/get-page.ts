import { getPage } from '@parlour/contract/account/reference-data/get-page';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { purposeOfLink } from '../store/links.ts';

/** Says what a mailed token is for, also of one that was used: its page then says so better than "not found". */
export const getPageCall = () =>
  handle(getPage, async ({ query: { token } }, { brand, db }) => {
    const purpose = await purposeOfLink(db, brand.id, token);
    if (!purpose) throw refuse('not_found');
    return { page: { purpose } };
  });
