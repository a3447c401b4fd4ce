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

/** Where a form posts to without JavaScript; the page then opens at that part. */
export const settingsAddress = (part: AccountPart): string =>
  addresses.settings.href(undefined, { part }) + placeOf(part);
/** Where it leads once it is done. */
export const settingsDoneAddress = (part: AccountPart): string =>
  addresses.settings.href(undefined, { done: part }) + placeOf(part);
