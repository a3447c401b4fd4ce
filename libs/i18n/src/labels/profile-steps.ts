import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileStep } from '@parlour/models/profile/completeness';

/** The one thing that would help a profile most, as an invitation. */
export const profileStepLabels: Record<ProfileStep, MessageDescriptor> = {
  main_photo: msg`Add a photo`,
  about_me: msg`Write a few words about yourself`,
  location: msg`Say where you live`,
  interests: msg`Choose your interests`,
  second_photo: msg`Add a second photo`,
  facts: msg`Tell a little more about yourself`,
};
