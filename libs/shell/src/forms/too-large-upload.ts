import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { isTooLargeAddress, withoutTooLarge } from '@parlour/contract/profile/too-large-upload';

/**
 * What a page is given to say of a photo that the server did not even read, so that no route action refused it. Scripts take it out
 * of the address; a navigation would take it from the page, too.
 */
export function useRefusedUpload(): CallFormResult | undefined {
  const [search] = useSearchParams();
  const { megabytes } = useSite().settings.photo_limits;
  const isTooLarge = isTooLargeAddress(search);
  useEffect(() => {
    if (isTooLarge) window.history.replaceState(window.history.state, '', withoutTooLarge(window.location.href));
  }, [isTooLarge]);
  return isTooLarge
    ? { submission: {}, failure: { code: 'photo_too_large', params: { mb: megabytes } }, params: {} }
    : undefined;
}
