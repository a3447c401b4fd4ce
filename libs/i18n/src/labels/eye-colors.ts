import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EyeColor } from '@parlour/models/profile-fields';

/** The words for an eye colour. */
export const eyeColorLabels: Record<EyeColor, MessageDescriptor> = {
  brown: msg({ message: 'Brown', context: 'eyes' }),
  blue: msg({ message: 'Blue', context: 'eyes' }),
  green: msg({ message: 'Green', context: 'eyes' }),
  grey: msg({ message: 'Grey', context: 'eyes' }),
  hazel: msg({ message: 'Hazel', context: 'eyes' }),
  other: msg({ message: 'Another colour', context: 'eyes' }),
};
