import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer, userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { codeRefusalOptions } from '@parlour/api-client/payments/code-refusal';
import { creditsOptions, type CreditsArguments } from '@parlour/api-client/payments/credits';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, from, Lead, LinkButton, Stack, Title, Wrap } from '@parlour/ui';
import { OrderForm } from './order-form.tsx';
import { Prices } from './prices.tsx';
import { orderOf, type CreditsReply, type OrderChoice } from './use-order.ts';

const Page = styled(Wrap)`
  padding-block: 20px 120px;

  ${from.tablet} {
    padding-block: 40px 88px;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 8px;
  max-width: 720px;
  margin-bottom: 20px;

  ${from.tablet} {
    margin-bottom: 32px;
  }
`;

const Quiet = styled(Lead)`
  color: var(--color-text-quiet);
`;

export interface CreditsPageProps extends CreditsArguments, OrderChoice {
  /** What the route action answered to a form sent without JavaScript. */
  lastResult?: CallFormResult;
}

/** The queries of this page, for its loader; a code that is refused leaves the prices as they are without it. */
export async function creditsPageQueries(page: CreditsArguments, cache: QueryClient) {
  const refusal = await cache.ensureQueryData(codeRefusalOptions(page));
  return [creditsOptions(refusal ? { country: page.country } : page), userOptions()] as const;
}

/** Choosing and buying credits, in the brand's style of packages. */
export function CreditsPage({ country, code, lastResult, ...first }: CreditsPageProps) {
  const viewer = useViewer();
  const { data: refusal } = useSuspenseQuery(codeRefusalOptions({ country, code }));
  const { data } = useSuspenseQuery(creditsOptions({ country, code: refusal ? undefined : code }));
  if (!viewer) return <PricesBeforeLogin reply={data} />;
  return (
    <Page>
      <Head>
        <Title>
          <Trans>Choose your credits</Trans>
        </Title>
        <Purse reply={data} />
      </Head>
      {orderOf(data, first) ? (
        <OrderForm key={data.country} reply={data} typed={{ code, refusal }} first={first} lastResult={lastResult} />
      ) : (
        <NothingOnSale />
      )}
    </Page>
  );
}

/** A visitor reads the prices; buying needs an account to put the credits on. */
function PricesBeforeLogin({ reply }: { reply: CreditsReply }) {
  return (
    <Page>
      <Stack $gap={5}>
        <Title>
          <Trans>Credits</Trans>
        </Title>
        <Prices reply={reply} />
        <div>
          <LinkButton tone="primary" href={addresses.login.href(undefined, { next: addresses.credits.href() })}>
            <Trans>Log in to buy credits</Trans>
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

function Purse({ reply: { credits, costs } }: { reply: CreditsReply }) {
  const { t } = useLingui();
  const messages = costs.message > 0 ? Math.floor(credits / costs.message) : 0;
  return (
    <Quiet>
      {t`${plural(credits, { one: 'You have # credit.', other: 'You have # credits.' })}`}{' '}
      {messages > 0 &&
        t`${plural(messages, { one: 'That is enough for # message.', other: 'That is enough for # messages.' })}`}{' '}
      {costs.message > 0 &&
        t`${plural(costs.message, { one: 'A message costs # credit.', other: 'A message costs # credits.' })}`}{' '}
      {t`You pay once, nothing renews by itself.`}
    </Quiet>
  );
}

function NothingOnSale() {
  return (
    <EmptyState glyph={CreditCard} title={<Trans>Credits cannot be bought right now</Trans>}>
      <Trans>Please come back in a little while.</Trans>
    </EmptyState>
  );
}
