import { SECOND } from '@parlour/models/durations';

/** Milliseconds after which a page that is still here was not left: somebody has stopped the browser, and may try again. */
const STILL_HERE = 10 * SECOND;

/**
 * Goes to another page by loading it, as a new page of this site or another's. Ends only when the browser brings this page
 * back as it was left, or has not left it for a while: until then whatever led away cannot be done a second time.
 *
 * @param onBack called when the page is brought back, however late: the next page may still be on its way when this ends
 * @returns false where the page was not left
 */
export const leaveFor = (address: string, onBack?: () => void): Promise<boolean> =>
  new Promise((resolve) => {
    const back = () => {
      onBack?.();
      resolve(true);
    };
    window.addEventListener('pageshow', back, { once: true });
    setTimeout(() => resolve(false), STILL_HERE);
    window.location.assign(address);
  });
