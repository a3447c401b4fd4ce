import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeavingReason } from '@parlour/models/account/leaving/leaving-reasons';

/** Why somebody leaves, in words. */
export const leavingReasonWords = {
  found_somebody: msg`I have found somebody`,
  nobody_suitable: msg`There is nobody for me here`,
  too_expensive: msg`It is too expensive`,
  unwanted_messages: msg`I get messages that I do not want`,
  privacy: msg`I worry about my privacy`,
  too_many_mails: msg`I get too many e-mails`,
  a_break: msg`I need a break`,
  something_else: msg`Something else`,
} satisfies Record<LeavingReason, MessageDescriptor>;
