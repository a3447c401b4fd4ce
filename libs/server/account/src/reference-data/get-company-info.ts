import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { handle } from '@parlour/server-kit/calls/handle';

/** Who runs the site. */
export const getCompanyInfoCall = () =>
  handle(getCompanyInfo, async (_, { brand }) => ({ company: brand.settings.company }));
