import { userOptions } from '@parlour/api-client/account/user';

/** What a page reads that only has to know who looks at it. */
export const viewerQueries = () => [userOptions()];
