import { Plural, Trans } from '@lingui/react/macro';
import type { LeavingAlternative } from '@parlour/contract/account/leaving/leaving-options';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { Card, Heading, ListRow, ListRows, Stack } from '@parlour/ui';
import { settingsAddress } from '../settings/settings-part.ts';

/** What may be done in place of leaving: rows that lead there, once, and nothing that has to be passed. */
export function LeavingAlternatives({ alternatives }: { alternatives: readonly LeavingAlternative[] }) {
  if (alternatives.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Heading>
        <Trans>Something else instead?</Trans>
      </Heading>
      <Card>
        <ListRows>
          {alternatives.map((alternative) => (
            <li key={alternative.kind}>
              <Alternative alternative={alternative} />
            </li>
          ))}
        </ListRows>
      </Card>
    </Stack>
  );
}

function Alternative({ alternative }: { alternative: LeavingAlternative }) {
  switch (alternative.kind) {
    case 'mail_change':
      return <ListRow href={settingsAddress('email')} title={<Trans>Use another e-mail address</Trans>} />;
    case 'invisible':
      return (
        <ListRow
          href={settingsAddress('privacy')}
          title={<Trans>Be invisible: nobody finds you, and your conversations stay</Trans>}
        />
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
    <ListRow
      href={addresses.creditsPackage.href({ id: offer.id, paymentmethod: '' })}
      title={
        <Plural
          value={offer.credits}
          one={`Try it with # credit for ${price}`}
          other={`Try it with # credits for ${price}`}
        />
      }
    />
  );
}

function Discount({ offer: { code, value } }: { offer: OfferOf<'discount_code'> }) {
  return (
    <ListRow
      href={addresses.credits.href(undefined, { code })}
      title={
        <Trans>
          Pay {value}% less for your next credits, with the code {code}
        </Trans>
      }
    />
  );
}
