import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Lead, Title } from '@parlour/ui';

interface DeadLinkProps {
  /** What can be done instead, where no other mail can be asked for. */
  lead?: ReactNode;
  wayOut: ReactNode;
}

const RequestAnother = () => <Trans>Link expired or invalid, request a new email</Trans>;

/** In place of what a mailed link would do, where that is known to fail: said before anybody presses a button. */
export function DeadLink({ lead = <RequestAnother />, wayOut }: DeadLinkProps) {
  return (
    <>
      <Title>
        <Trans>This link no longer works</Trans>
      </Title>
      <Lead>{lead}</Lead>
      {wayOut}
    </>
  );
}
