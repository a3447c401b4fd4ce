import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import type { ReplyOf } from '@parlour/contract/define-call';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

export type Company = ReplyOf<typeof getCompanyInfo>['company'];

/** Who stands behind the site. */
export const companyOptions = () => callQuery(accountKeys.company, getCompanyInfo);
