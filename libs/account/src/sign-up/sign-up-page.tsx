import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { signupOptions, type SignupArguments } from '@parlour/api-client/account/signup';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Card, Lead, LinkButton, Text, TextLink, Title } from '@parlour/ui';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { QuietPage } from '../quiet-page.tsx';
import { addresseeOf } from './addressee.ts';
import { SignUpForm } from './sign-up-form.tsx';

export const signUpQueries = (options: SignupArguments) => [signupOptions(options)];

export interface SignUpPageProps extends SignupArguments {
  lastResult?: CallFormResult;
}

/** Sign-up on a page of its own; says so where it is not open. */
export function SignUpPage({ profileId, tracking, lastResult }: SignUpPageProps) {
  const { settings } = useSite();
  const { data } = useSuspenseQuery(signupOptions({ profileId, tracking }));
  if (!data.open) return <SignUpClosed reason={data.reason} />;
  const to = data.profile && addresseeOf(data.profile);
  const name = to?.name;
  return (
    <QuietPage>
      <Title>{name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}</Title>
      <Card $elevation="raised">
        <SignUpForm to={to} lastResult={lastResult} />
      </Card>
      <Text>
        <Trans>
          Already a member? <TextLink href={addresses.login.href()}>Log in</TextLink>
        </Trans>
      </Text>
    </QuietPage>
  );
}

function SignUpClosed({ reason }: { reason: 'closed' | 'invite_only' | 'country' | null }) {
  return (
    <QuietPage>
      <Title>
        {reason === 'invite_only' ? <Trans>Sign-up is by invitation</Trans> : <Trans>Sign-up is closed</Trans>}
      </Title>
      <Lead>
        {reason === 'country' ? (
          <Trans>Sign-up is not open in your country.</Trans>
        ) : (
          <Closed invited={reason === 'invite_only'} />
        )}
      </Lead>
      <LinkButton href={addresses.login.href()}>
        <Trans>Log in</Trans>
      </LinkButton>
    </QuietPage>
  );
}

function Closed({ invited }: { invited: boolean }) {
  return invited ? (
    <Trans>Use the link of your invitation to join.</Trans>
  ) : (
    <Trans>Nobody can join at the moment. Members can log in.</Trans>
  );
}
