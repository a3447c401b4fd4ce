import { addresses } from '@parlour/contract/addresses';

/** The forms of the settings that belong to the account itself. */
const accountParts = [
  'password',
  'email',
  'sessions',
  'data',
  'consents',
  'leave',
  'log-out',
  'notifications',
  'resume-mail',
  'privacy',
  'location',
] as const;
export type AccountPart = (typeof accountParts)[number];

const partOf = (text: string | null): AccountPart | null => accountParts.find((part) => part === text) ?? null;

/** Which form was sent without JavaScript (`?part=`), and which was done (`?done=`). */
export const readAccountPart = (search: URLSearchParams) => ({
  part: partOf(search.get('part')),
  done: partOf(search.get('done')),
});

/** Where on the page it stands; leaving has the page to itself, and logging out stands on every page. */
function placeOf(part: AccountPart): string {
  if (part === 'leave' || part === 'log-out') return '';
  return part === 'resume-mail' ? '#notifications' : `#${part}`;
}

/** Where a form posts to without JavaScript. A refused one opens where the fault is: a place in the address would go before that. */
export const postAddress = (part: AccountPart): string => addresses.settings.href(undefined, { part });
/** The page, open at that part. */
export const settingsAddress = (part: AccountPart): string => postAddress(part) + placeOf(part);
/** Where a form leads once it is done. */
export const settingsDoneAddress = (part: AccountPart): string =>
  addresses.settings.href(undefined, { done: part }) + placeOf(part);
