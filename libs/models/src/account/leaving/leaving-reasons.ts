/** Why somebody leaves, to be ticked by whoever likes to say it. No brand's word is in them. */
export const leavingReasons = [
  'found_somebody',
  'nobody_suitable',
  'too_expensive',
  'unwanted_messages',
  'privacy',
  'too_many_mails',
  'a_break',
  'something_else',
] as const;
export type LeavingReason = (typeof leavingReasons)[number];
