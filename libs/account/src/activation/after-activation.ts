import { addresses } from '@parlour/contract/addresses';
import type { activate } from '@parlour/contract/account/activate';
import type { ReplyOf } from '@parlour/contract/define-call';

/** Where a confirmed address leads; the address says where everything that waited for the confirmation went off. */
export const afterActivation = ({ delivered, dropped }: Pick<ReplyOf<typeof activate>, 'delivered' | 'dropped'>) =>
  addresses.activateDone.href(undefined, { delivered: delivered > 0 && dropped === 0 ? 1 : undefined });
