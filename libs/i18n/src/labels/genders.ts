import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender } from '@parlour/models/profile-fields';

/** One person of a gender. */
export const genderLabels: Record<Gender, MessageDescriptor> = {
  male: msg`Man`,
  female: msg`Woman`,
};

/** Several persons of a gender, as a search names them. */
export const genderPluralLabels: Record<Gender, MessageDescriptor> = {
  male: msg`Men`,
  female: msg`Women`,
};
