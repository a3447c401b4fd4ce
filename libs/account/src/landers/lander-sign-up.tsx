import { Trans } from '@lingui/react/macro';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import { Heading, Stack } from '@parlour/ui';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { addresseeOf } from '../sign-up/addressee.ts';
import { JoinClosed } from '../sign-up/join-closed.ts';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { useJoinVerdict } from '../sign-up/use-join-verdict.ts';
import type { SignUpWish } from './lander-props.ts';
import { writtenTo } from './people.ts';

/** Most visitors are not warned here, and fetch none of it. */
const EmbeddedEntryWarning = drawnPart(
  async () => (await import('../entry/embedded-entry-warning.tsx')).EmbeddedEntryWarning,
);

interface LanderSignUpProps {
  lander: Lander;
  wish: SignUpWish;
  lastResult?: CallFormResult;
}

/**
 * The short sign-up that every lander ends in, after the entry warning where that is embedded and due; the member of the page,
 * if there is one who takes them, gets the first words.
 */
export function LanderSignUp({ lander, wish, lastResult }: LanderSignUpProps) {
  const { settings, entryWarning } = useSite();
  const open = useJoinVerdict();
  const to = writtenTo(lander);
  const name = to?.name;
  const warning = settings.embedded_entry_warning && entryWarning.includes('lander') ? <EmbeddedEntryWarning /> : null;
  if (!open.ok) {
    return (
      <Stack $gap={5}>
        {warning}
        <JoinClosed reason={open.reason} />
      </Stack>
    );
  }
  return (
    <Stack>
      {warning}
      <Heading>
        {name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}
      </Heading>
      <SignUpForm
        to={to && addresseeOf(to)}
        id={wish.form}
        lander={{ type: lander.type, slug: lander.slug ?? '' }}
        question={wish.question}
        cta={lander.cta ?? wish.cta}
        lastResult={lastResult}
      />
    </Stack>
  );
}
