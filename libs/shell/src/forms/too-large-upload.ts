import type { CallFormResult } from '@parlour/api-client/call-form';
import { isTooLargeAddress } from '@parlour/contract/profile/too-large-upload';

/** What a page is given to say of a photo that the server did not even read, so that no route action refused it. */
export const refusedUpload = (search: URLSearchParams, megabytes: number): CallFormResult | undefined =>
  isTooLargeAddress(search)
    ? { submission: {}, failure: { code: 'photo_too_large', params: { mb: megabytes } }, params: {} }
    : undefined;
