import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BodyType } from '@parlour/models/profile-fields';

/** The words for a build; kind ones. */
export const bodyTypeLabels: Record<BodyType, MessageDescriptor> = {
  slim: msg({ message: 'Slim', context: 'build' }),
  athletic: msg({ message: 'Athletic', context: 'build' }),
  average: msg({ message: 'Average', context: 'build' }),
  curvy: msg({ message: 'Curvy', context: 'build' }),
  full: msg({ message: 'Full-figured', context: 'build' }),
  muscular: msg({ message: 'Muscular', context: 'build' }),
};
