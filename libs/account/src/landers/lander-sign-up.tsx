import { Trans } from '@lingui/react/macro';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import type { Lander } from '@parlour/contract/account/get-lander';
import { Heading, Stack } from '@parlour/ui';
import { addresseeOf } from '../sign-up/addressee.ts';
import { JoinClosed } from '../sign-up/join-closed.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { useJoinVerdict } from '../sign-up/use-join-verdict.ts';
import type { SignUpWish } from './composition.ts';

interface LanderSignUpProps {
  lander: Lander;
  wish: SignUpWish;
  lastResult?: CallFormResult;
}

/** The short sign-up that every lander ends in; the member of the page, if there is one, gets the first words. */
export function LanderSignUp({ lander, wish, lastResult }: LanderSignUpProps) {
  const { settings } = useSite();
  const open = useJoinVerdict();
  if (!open.ok) return <JoinClosed reason={open.reason} />;
  const name = lander.profile?.name;
  return (
    <Stack>
      <Heading>
        {name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}
      </Heading>
      <SignUpForm
        to={lander.profile && addresseeOf(lander.profile)}
        id={wish.form}
        lander={{ type: lander.type, slug: lander.slug ?? '' }}
        question={wish.question}
        cta={lander.cta ?? wish.cta}
        lastResult={lastResult}
      />
    </Stack>
  );
}
