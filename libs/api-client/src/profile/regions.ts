import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { callQuery } from '../call-query.ts';
import { profileKeys } from './keys.ts';

/** The regions of the brand's countries; they change with a release only. */
export const regionsOptions = () => ({ ...callQuery(profileKeys.regions, getRegions, {}), staleTime: Infinity });
