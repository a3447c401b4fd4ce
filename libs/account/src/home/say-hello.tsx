import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Heading } from '@parlour/ui';
import { addresseeOf } from '../sign-up/addressee.ts';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { trackingIn } from '../sign-up/tracking-in.ts';
import { tilePicture } from './tile-picture.ts';

/**
 * The router hands a post to the home page only under this address; `/` alone stands for the layout around it. Where the visitor
 * came from stays in it: a refused form comes back under it, and may be open to nobody else.
 */
function homeAction(search: URLSearchParams): string {
  const marks = trackingIn(search);
  return `${addresses.index.href()}?index${marks ? `&${new URLSearchParams(marks)}` : ''}`;
}

/** The sign-up card: it begins with words to somebody, where somebody may be seen. */
export function SayHello({ form, to, lastResult }: { form: string; to: TileCard | null; lastResult?: CallFormResult }) {
  const { settings } = useSite();
  const [search] = useSearchParams();
  const name = to?.name;
  return (
    <>
      <Heading aria-live="polite">
        {name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}
      </Heading>
      <SignUpForm
        id={form}
        to={to && { ...addresseeOf(to), picture: tilePicture(to) }}
        choiceOutside={to !== null}
        action={homeAction(search)}
        lastResult={lastResult}
      />
    </>
  );
}
