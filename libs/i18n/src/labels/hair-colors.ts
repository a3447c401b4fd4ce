import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HairColor } from '@parlour/models/profile-fields';

/** The words for a hair colour. */
export const hairColorLabels: Record<HairColor, MessageDescriptor> = {
  black: msg({ message: 'Black', context: 'hair' }),
  brown: msg({ message: 'Brown', context: 'hair' }),
  blond: msg({ message: 'Blond', context: 'hair' }),
  red: msg({ message: 'Red', context: 'hair' }),
  grey: msg({ message: 'Grey', context: 'hair' }),
  white: msg({ message: 'White', context: 'hair' }),
  dyed: msg({ message: 'Dyed', context: 'hair' }),
  bald: msg({ message: 'Bald', context: 'hair' }),
};
