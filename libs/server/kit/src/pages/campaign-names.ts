import { trackingMarks } from '@parlour/contract/account/sign-up/tracking';

/** What campaigns write behind an address: the spec's marks, and those that ad networks add by themselves. */
export const campaignNames: ReadonlySet<string> = new Set([
  ...Object.keys(trackingMarks),
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((name) => `utm_${name}`),
  'gclid',
  'fbclid',
  'msclkid',
  'ttclid',
]);
