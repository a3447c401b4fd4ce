import { Trans } from '@lingui/react/macro';
import { Subheading } from '@parlour/ui';
import { Steps } from './member-look.ts';

/** What happens after the button; to the member who takes the words, by name, else to whomever one will find. */
export function WhatFollows({ name }: { name: string | null }) {
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
          {name === null ? (
            <Trans>You look around, see who is really here, and like whom you like.</Trans>
          ) : (
            <Trans>
              Your words are delivered. Whether {name} answers is up to {name}.
            </Trans>
          )}
        </li>
        <li>
          <Trans>You write on for as long as you want to. What it costs stands beside the button.</Trans>
        </li>
      </Steps>
    </section>
  );
}
