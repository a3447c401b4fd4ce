import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { companyOptions } from '@parlour/api-client/account/company';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Card, Lead, Text, TextLink } from '@parlour/ui';
import { Section } from '../section.tsx';

/** How credits are returned (spec section 9: refund days), with the model form of Directive 2011/83/EU, annex I (B). */
export function ReturnPolicy() {
  const { refund_days } = useSite().settings;
  const { name, address, city } = useSuspenseQuery(companyOptions()).data.company;
  return (
    <>
      <Lead>
        <Trans>{refund_days} day free returns</Trans>
      </Lead>
      <Text>
        <Trans>
          You can return a purchase of credits within {refund_days} days. You need no reason, and returning costs
          nothing.
        </Trans>
      </Text>
      <Section title={<Trans>What you get back</Trans>}>
        <Text>
          <Trans>
            The price of the credits that you have not used. When you bought them you asked for them at once, so those
            you have spent are taken off. We pay the way you paid, within 14 days.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>How to return them</Trans>}>
        <Text>
          <Trans>
            Open the payment among <TextLink href={addresses.transactions.href({ id: '' })}>your transactions</TextLink>{' '}
            and choose “Something is wrong with this payment”, or write to{' '}
            <TextLink href={addresses.service.href()}>customer service</TextLink>. You may use these words:
          </Trans>
        </Text>
        <Card as="blockquote">
          <Trans>
            To {name}, {address}, {city}: I withdraw from my purchase of credits. Date of the purchase, my name, my
            e-mail address, today’s date.
          </Trans>
        </Card>
      </Section>
    </>
  );
}
