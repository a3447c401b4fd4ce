import { Trans } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { Heading, LinkButton, Text, Title } from '@parlour/ui';

export type ClosedReason = 'closed' | 'invite_only' | 'country';

export interface ClosedNoticeProps {
  reason: ClosedReason;
  /** On a page of its own it is the page's title. */
  page?: boolean;
}

/** Why nobody can join just now, and the way in for members. */
export function ClosedNotice({ reason, page = false }: ClosedNoticeProps) {
  const Head = page ? Title : Heading;
  return (
    <>
      <Head>
        {reason === 'invite_only' ? <Trans>Sign-up is by invitation</Trans> : <Trans>Sign-up is closed</Trans>}
      </Head>
      <Text>
        {reason === 'country' && <Trans>Sign-up is not open in your country.</Trans>}
        {reason === 'invite_only' && <Trans>Use the link of your invitation to join.</Trans>}
        {reason === 'closed' && <Trans>Nobody can join at the moment. Members can log in.</Trans>}
      </Text>
      <LinkButton href={addresses.login.href()} block={!page}>
        <Trans>Log in</Trans>
      </LinkButton>
    </>
  );
}
