import { matchPath } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { memberLanderAddresses } from '@parlour/contract/member-lander-addresses';
import type { Locale } from '@parlour/models/locale';
import { blankOf } from './blanks.ts';
import { campaignNames } from '../campaign-names.ts';
import { localeInPath } from '../../requests/request-locale.ts';

const patternsOf = (some: readonly { pattern: string }[]): string[] => some.map(({ pattern }) => pattern);

/** The pages that are the same for every visitor of a language and country, however a campaign marked its link. */
const marked = patternsOf([
  addresses.index,
  addresses.login,
  addresses.pricing,
  addresses.premium,
  addresses.langConfig,
  addresses.page,
  addresses.lander,
  ...Object.values(memberLanderAddresses),
]);

/** With marks, this one asks who may join by them: the answer stands in a script, which the policy knows by its hash. */
const unmarked = patternsOf([addresses.signup]);

/** Written the same in an attribute, in an address and in a script: nothing in it needs escaping anywhere. */
const plainValue = /^[\w.-]{1,200}$/;

/** A request to log that a visit was left at once (contract part 0, 20); the browser alone reads it. */
const isBounceMark = (pair: string): boolean => /^lb(=1?)?$/.test(pair);

/** An address whose page may be kept: what differs between its visitors stands there as blanks. */
export interface KeptAddress {
  url: string;
  /** What belongs into the blanks of this visitor's page, by their names. */
  fills: Readonly<Record<string, string>>;
}

/** The kept page that answers an address; null where each visitor has their own, as behind a query that could say anything. */
export function keptAddress(address: string, locales: readonly Locale[]): KeptAddress | null {
  const [wholePath, query] = splitAt(address, '?');
  const prefix = localeInPath(wholePath, locales);
  const path = prefix ? wholePath.slice(prefix.length + 1) || '/' : wholePath;
  const isOneOf = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, path) !== null);
  if (query === undefined) return isOneOf([...marked, ...unmarked]) ? { url: address, fills: {} } : null;
  if (!isOneOf(marked)) return null;
  const fills: Record<string, string> = {};
  const pairs = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name, value = ''] = splitAt(pair, '=');
    const isMark = campaignNames.has(name) && plainValue.test(value);
    if (pairs.has(name) || (!isMark && !isBounceMark(pair))) return null;
    if (isMark) fills[name] = value;
    pairs.set(name, isMark ? `${name}=${blankOf(name)}` : pair);
  }
  return { url: `${wholePath}?${[...pairs.values()].join('&')}`, fills };
}

function splitAt(text: string, sign: string): [before: string, after?: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
