import { redirect, replace } from 'react-router';
import { splitLocale } from '@parlour/models/locale';

/**
 * Leads somebody on from a page that is not for them. After Back and Forward its path stands in the address bar before it is read:
 * then its entry in the history is exchanged, as another behind it would cut off what follows and catch every Back.
 *
 * @param from the path of the page
 */
export const leadOn = (from: string, to: string): Response =>
  typeof window !== 'undefined' && splitLocale(window.location.pathname).path === from ? replace(to) : redirect(to);
