import { Trans } from '@lingui/react/macro';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { Heading, LinkButton, Text } from '@parlour/ui';
import { addresseeOf } from '../sign-up/addressee.ts';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';

/** The router hands a post to the home page only under this address; `/` alone stands for the layout around it. */
const homeAction = `${addresses.index.href()}?index`;

/** The sign-up card: it begins with words to somebody, where somebody may be seen. */
export function SayHello({
  form,
  to,
  lastResult,
}: {
  form: string;
  to: ProfileCard | null;
  lastResult?: CallFormResult;
}) {
  const { settings } = useSite();
  const name = to?.name;
  return (
    <>
      <Heading aria-live="polite">
        {name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}
      </Heading>
      <SignUpForm
        id={form}
        to={to && addresseeOf(to)}
        choiceOutside={to !== null}
        action={homeAction}
        lastResult={lastResult}
      />
    </>
  );
}

/** In place of the form where sign-up is not open. */
export function JoinClosed({ reason }: { reason: 'closed' | 'invite_only' | 'country' }) {
  return (
    <>
      <Heading>
        {reason === 'invite_only' ? <Trans>Sign-up is by invitation</Trans> : <Trans>Sign-up is closed</Trans>}
      </Heading>
      <Text>
        {reason === 'country' && <Trans>Sign-up is not open in your country.</Trans>}
        {reason === 'invite_only' && <Trans>Use the link of your invitation to join.</Trans>}
        {reason === 'closed' && <Trans>Nobody can join at the moment. Members can log in.</Trans>}
      </Text>
      <LinkButton href={addresses.login.href()} block>
        <Trans>Log in</Trans>
      </LinkButton>
    </>
  );
}
