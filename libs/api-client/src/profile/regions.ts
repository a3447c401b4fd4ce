import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { callQuery } from '../call-query.ts';

/** The regions of the brand's countries; they change with a release only. */
export const regionsOptions = () => ({ ...callQuery(['regions'], getRegions, {}), staleTime: Infinity });
