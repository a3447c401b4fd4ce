import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InquiryTopic } from '@parlour/models/safety/inquiries';

/** What an inquiry is about, in the words of the form by which it was sent. */
export const topicWords = {
  profile: msg`A profile`,
  message: msg`A message`,
  payment: msg`A payment`,
  privacy: msg`My personal data`,
  decision: msg`A decision of yours`,
  account: msg`My account`,
  safety: msg`Safety`,
  technical: msg`Something does not work`,
  other: msg`Something else`,
} satisfies Record<InquiryTopic, MessageDescriptor>;
