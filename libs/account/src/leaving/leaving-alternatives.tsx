import { Plural, Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { LeavingAlternative } from '@parlour/contract/account/leaving/leaving-options';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { Heading, Stack, TextLink } from '@parlour/ui';
import { partAddress } from '../settings/settings-part.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.2em;
`;

/** What may be done in place of leaving: links, once, and nothing that has to be passed. */
export function LeavingAlternatives({ alternatives }: { alternatives: readonly LeavingAlternative[] }) {
  if (alternatives.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Heading>
        <Trans>Something else instead?</Trans>
      </Heading>
      <List>
        {alternatives.map((alternative) => (
          <li key={alternative.kind}>
            <Alternative alternative={alternative} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

function Alternative({ alternative }: { alternative: LeavingAlternative }) {
  switch (alternative.kind) {
    case 'mail_change':
      return (
        <TextLink href={partAddress('email')}>
          <Trans>Use another e-mail address</Trans>
        </TextLink>
      );
    case 'invisible':
      return (
        <TextLink href={partAddress('privacy')}>
          <Trans>Be invisible: nobody finds you, and your conversations stay</Trans>
        </TextLink>
      );
    case 'tryout_package':
      return <Tryout offer={alternative.offer} />;
    case 'discount_code':
      return <Discount offer={alternative.offer} />;
  }
}

type OfferOf<Kind extends LeavingAlternative['kind']> =
  Extract<LeavingAlternative, { kind: Kind }> extends {
    offer: infer Offer;
  }
    ? Offer
    : never;

function Tryout({ offer }: { offer: OfferOf<'tryout_package'> }) {
  const { money } = useFormats();
  const price = money(offer.price);
  return (
    <TextLink href={addresses.creditsPackage.href({ id: offer.id, paymentmethod: '' })}>
      <Plural
        value={offer.credits}
        one={`Try it with # credit for ${price}`}
        other={`Try it with # credits for ${price}`}
      />
    </TextLink>
  );
}

function Discount({ offer: { code, value } }: { offer: OfferOf<'discount_code'> }) {
  return (
    <TextLink href={addresses.credits.href(undefined, { code })}>
      <Trans>
        Pay {value}% less for your next credits, with the code {code}
      </Trans>
    </TextLink>
  );
}
