import { Trans } from '@lingui/react/macro';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { Subheading } from '@parlour/ui';
import { Steps } from './member-look.ts';

/** What happens after the button; to whoever takes the words, else to whomever one will find. */
export function WhatFollows({ to }: { to: ProfileCard | null }) {
  return (
    <section>
      <Subheading as="h2">
        <Trans>What happens then</Trans>
      </Subheading>
      <Steps>
        <li>
          <Trans>We send you an e-mail; its link confirms that the address is yours.</Trans>
        </li>
        <li>
          {to ? <Delivery to={to} /> : <Trans>You look around, see who is really here, and like whom you like.</Trans>}
        </li>
        <li>
          <Trans>You go on writing for as long as you want to. What it costs is shown beside the button.</Trans>
        </li>
      </Steps>
    </section>
  );
}

/** Nobody stands behind a fictional profile who could decide to answer (contract part 0, 3). */
function Delivery({ to: { name, fictional } }: { to: ProfileCard }) {
  if (fictional) return <Trans>Your message is delivered when you have confirmed your e-mail address.</Trans>;
  return (
    <Trans>
      Your words are delivered. Whether {name} answers is up to {name}.
    </Trans>
  );
}
