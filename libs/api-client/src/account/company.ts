import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

/** Who stands behind the site. */
export const companyOptions = () => callQuery(accountKeys.company, getCompanyInfo);
