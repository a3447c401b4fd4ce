import { getLegalText } from '@parlour/contract/account/reference-data/get-legal-text';
import type { LegalSlug } from '@parlour/contract/page-slugs';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

/** What is the brand's own of a legal page. */
export const legalTextOptions = (page: LegalSlug) => callQuery(accountKeys.legalText(page), getLegalText, { page });
