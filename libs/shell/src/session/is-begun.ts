import { tabStorage } from '@parlour/state/stored/browser-storage';
import { ownKey } from '@parlour/state/stored/own-key';

/** What somebody writes to be sent; not what a page sends by itself, nor what is searched for. */
const fields = '[method="post"] :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]))';

/** Are there drafts of a visitor in this tab? They lie under no name. */
const isDraftKept = (): boolean => tabStorage.keys().some((key) => key.startsWith(ownKey('draft', '', '')));

/** Has a visitor begun to write something in this tab, which would be lost if its page were loaded anew for a member? */
export const isBegun = (): boolean =>
  isDraftKept() || [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '');
