import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sexuality } from '@parlour/models/profile-fields';

/** The words for a sexuality. */
export const sexualityLabels: Record<Sexuality, MessageDescriptor> = {
  hetero: msg({ message: 'Straight', context: 'sexuality' }),
  gay: msg({ message: 'Gay', context: 'sexuality' }),
  lesbian: msg({ message: 'Lesbian', context: 'sexuality' }),
  bi: msg({ message: 'Bisexual', context: 'sexuality' }),
};
