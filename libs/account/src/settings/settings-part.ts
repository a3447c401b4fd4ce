import { addresses } from '@parlour/contract/addresses';

/** The forms of the settings that belong to the account itself. */
export const accountParts = [
  'password',
  'email',
  'sessions',
  'data',
  'leave',
  'notifications',
  'resume-mail',
  'privacy',
] as const;
export type AccountPart = (typeof accountParts)[number];

const partOf = (text: string | null): AccountPart | null => accountParts.find((part) => part === text) ?? null;

/** Which form was sent without JavaScript (`?part=`), and which was done (`?done=`). */
export const readAccountPart = (search: URLSearchParams) => ({
  part: partOf(search.get('part')),
  done: partOf(search.get('done')),
});

/** Where a form posts to without JavaScript. */
export const partAddress = (part: AccountPart): string => addresses.settings.href(undefined, { part });
/** Where it leads once it is done. */
export const partDoneAddress = (part: AccountPart): string => addresses.settings.href(undefined, { done: part });
