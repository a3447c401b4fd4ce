/**
 * Goes to another page by loading it, as a new page of this site or another's. Ends only when the browser brings this page
 * back as it was left: until then whatever led away cannot be done a second time.
 */
export const leaveFor = (address: string): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(address);
  });
