import { addresses } from '@parlour/contract/addresses';
import type { activate } from '@parlour/contract/account/activation/activate';
import type { ReplyOf } from '@parlour/contract/define-call';

/**
 * Where a confirmed address leads; the address says where everything that waited for the confirmation went off, and where it is
 * another's than the member's who is logged in.
 */
export const afterActivation = ({ user, delivered, dropped }: Omit<ReplyOf<typeof activate>, 'first_time' | 'offer'>) =>
  addresses.activateDone.href(
    undefined,
    user ? { delivered: delivered > 0 && dropped === 0 ? 1 : undefined } : { other: 1 },
  );
