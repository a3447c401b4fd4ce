import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RelationshipStatus } from '@parlour/models/profile-fields';

/** The words for how a member lives with others, the same for all genders. */
export const relationshipStatusLabels: Record<RelationshipStatus, MessageDescriptor> = {
  single: msg({ message: 'Single', context: 'relationship' }),
  relationship: msg({ message: 'In a relationship', context: 'relationship' }),
  married: msg({ message: 'Married', context: 'relationship' }),
  open: msg({ message: 'In an open relationship', context: 'relationship' }),
  divorced: msg({ message: 'Divorced', context: 'relationship' }),
  widowed: msg({ message: 'Widowed', context: 'relationship' }),
};
