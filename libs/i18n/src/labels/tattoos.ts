import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TattooAnswer } from '@parlour/models/profile-fields';

/** The words for how many tattoos a member has. */
export const tattooLabels: Record<TattooAnswer, MessageDescriptor> = {
  none: msg`No tattoos`,
  few: msg`A few tattoos`,
  many: msg`Many tattoos`,
};
