import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signUpOptions, type SignUpArguments } from '@parlour/api-client/account/sign-up';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Card, Title } from '@parlour/ui';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { QuietPage } from '../quiet-page.tsx';
import { Disclosures } from '../disclosures.tsx';
import { addresseeOf } from './addressee.ts';
import { AlreadyMember } from './already-member.tsx';
import { JoinClosed } from './join-closed.ts';
import { joinedAddress } from './joined-address.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useClosedReason } from './use-closed-reason.ts';

const FORM = 'sign-up';

export const signUpQueries = (options: SignUpArguments) => [signUpOptions(options)];

export interface SignUpPageProps extends SignUpArguments {
  lastResult?: CallFormResult;
}

/** Sign-up on a page of its own; says so where it is not open. A member has no use for it: Back leads past it. */
export function SignUpPage({ profileId, tracking, lastResult }: SignUpPageProps) {
  const { settings } = useSite();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(signUpOptions({ profileId, tracking }));
  const closed = useClosedReason({ profileId, tracking });
  if (closed) {
    return (
      <QuietPage>
        <JoinClosed reason={closed} page />
      </QuietPage>
    );
  }
  const to = data.profile && addresseeOf(data.profile);
  const name = to?.name;
  return (
    <QuietPage>
      <Title>{name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}</Title>
      {data.profile && <Disclosures profile={data.profile} />}
      <Card $elevation="raised">
        <SignUpForm
          to={to}
          id={FORM}
          onJoined={async () => navigate(joinedAddress(), { replace: true })}
          lastResult={lastResult}
        />
      </Card>
      <AlreadyMember form={FORM} next={profileId && addresses.memberSignup.href({ id: profileId })} />
    </QuietPage>
  );
}
