import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Lead, Title } from '@parlour/ui';

/** In place of what a mailed link would do, where that is known to fail: said before anybody presses a button. */
export function DeadLink({ wayOut }: { wayOut: ReactNode }) {
  return (
    <>
      <Title>
        <Trans>This link no longer works</Trans>
      </Title>
      <Lead>
        <Trans>Link expired or invalid, request a new email</Trans>
      </Lead>
      {wayOut}
    </>
  );
}
