import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { Heading, LinkButton, OnPaper, PageHead, Stack, Text, Title, Wrap } from '@parlour/ui';
import { ActPrices } from './act-prices.tsx';
import { CountryMenu } from '../credits/country-menu.tsx';
import { Prices } from '../credits/prices.tsx';
import type { CreditsReply } from '../credits/use-order.ts';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

/** The queries of this page, for its loader. */
export const pricingQueries = ({ country }: { country?: string } = {}) => [creditsOptions({ country })];

/** What everything costs, for visitors before they join (route /pricing). */
export function PricingPage({ country }: { country?: string }) {
  const { data } = useSuspenseQuery(creditsOptions({ country }));
  return (
    <Page>
      <OnPaper />
      <Stack $gap={6}>
        <PageHead>
          <Title>
            <Trans>Pricing</Trans>
          </Title>
          <CountryMenu country={data.country} hrefOf={(each) => addresses.pricing.href(undefined, { country: each })} />
        </PageHead>
        <Prices reply={data} />
        <ActPrices reply={data} />
        {data.methods.length > 0 && <Methods reply={data} country={country} />}
      </Stack>
    </Page>
  );
}

function Methods({ reply: { methods, refund_days }, country }: { reply: CreditsReply; country: string | undefined }) {
  const { i18n } = useLingui();
  const { list } = useFormats();
  const names = list(methods.map((method) => paymentMethodName(i18n, method)));
  return (
    <Stack as="section" $gap={2}>
      <Heading>
        <Trans>Pay with</Trans>
      </Heading>
      <Text>{names}</Text>
      <Text $size="small" $tone="quiet">
        <Trans>{refund_days} day free returns</Trans>
      </Text>
      <div data-screen-only>
        <LinkButton tone="primary" href={addresses.credits.href(undefined, { country })}>
          <Trans>See the packages</Trans>
        </LinkButton>
      </div>
    </Stack>
  );
}
