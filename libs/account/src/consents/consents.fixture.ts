import type { getConsents } from '@parlour/contract/account/consents/get-consents';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { ConsentKind } from '@parlour/contract/types/user';
import { neededConsents } from '@parlour/models/account/consents/consents';

/** What a member agreed to in March: all that is needed, and what else is named. */
export const consentsOf = (...others: readonly ConsentKind[]): ReplyOf<typeof getConsents>['consents'] =>
  [...neededConsents, ...others].map((kind) => ({
    kind,
    version: '2024-03-04',
    given: true,
    at: '2026-03-14T12:00:00.000Z',
  }));
