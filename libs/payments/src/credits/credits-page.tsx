import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer, userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { codeRefusalOptions, type CodeRefusal } from '@parlour/api-client/payments/code-refusal';
import { creditsOptions, type CreditsArguments } from '@parlour/api-client/payments/credits';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { EmptyState, from, Lead, LinkButton, Note, Row, Stack, StandaloneLink, Title, Wrap } from '@parlour/ui';
import type { TypedCode } from './discount-code.tsx';
import { FreeWritingEnds } from './free-writing-ends.tsx';
import { OrderForm } from './order-form.tsx';
import { Prices } from './prices.tsx';
import { choiceAddress, orderOf, type CreditsReply, type OrderChoice } from './use-order.ts';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 120px;

  ${from.tablet} {
    padding-bottom: 88px;
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

export interface CreditsPageProps extends CreditsArguments, OrderChoice {
  /** What the route action answered to a form sent without JavaScript. */
  lastResult?: CallFormResult;
}

/**
 * Asks whether the code is refused. Where an order is in view, any failure of the call is answered as a refusal: the
 * order stays with all that was ticked in it. The prices in view may be cached without a country, since the address
 * names none until a code is applied.
 */
async function askedRefusal(page: CreditsArguments, cache: QueryClient) {
  const asking = codeRefusalOptions(page);
  try {
    return await cache.query({ ...asking, staleTime: 0 });
  } catch (error) {
    const { country } = page;
    const { queryKey } = creditsOptions({ country });
    const shown = cache.getQueryData(queryKey) ?? cache.getQueryData(creditsOptions().queryKey);
    if (!(error instanceof ApiError) || !shown || (country && shown.country !== country)) throw error;
    cache.setQueryData(queryKey, shown);
    const refusal: CodeRefusal = { code: error.code, params: error.params };
    cache.setQueryData(asking.queryKey, refusal);
    return refusal;
  }
}

/**
 * The queries of this page for its loader, the prices first. A refused code leaves the prices as they are without it,
 * and is asked for again whenever it is applied.
 */
export async function creditsPageQueries(page: CreditsArguments, cache: QueryClient) {
  const refusal = await askedRefusal(page, cache);
  const withoutCode = creditsOptions({ country: page.country });
  return [refusal ? withoutCode : creditsOptions(page), withoutCode, userOptions()] as const;
}

/** Choosing and buying credits, in the brand's style of packages. */
export function CreditsPage({ country, code, lastResult, ...first }: CreditsPageProps) {
  const viewer = useViewer();
  const { data: refusal } = useSuspenseQuery(codeRefusalOptions({ country, code }));
  const { data } = useSuspenseQuery(creditsOptions({ country, code: refusal ? undefined : code }));
  const { data: withoutCode } = useSuspenseQuery(creditsOptions({ country }));
  const shop = { reply: data, withoutCode };
  const typed = { code, refusal };
  if (!viewer) return <PricesBeforeLogin reply={data} typed={typed} chosen={{ country, ...first }} />;
  return (
    <Page>
      <Head>
        <Title>
          <Trans>Choose your credits</Trans>
        </Title>
        <Purse credits={viewer.credits} costs={data.costs} />
        <FreeWritingEnds {...data} />
      </Head>
      {orderOf(shop, first) ? (
        <OrderForm key={data.country} shop={shop} typed={typed} first={first} lastResult={lastResult} />
      ) : data.payment_blocked ? (
        <PaymentsBlocked />
      ) : (
        <NothingOnSale />
      )}
    </Page>
  );
}

interface PricesBeforeLoginProps {
  reply: CreditsReply;
  typed: TypedCode;
  chosen: OrderChoice & { country: string | undefined };
}

/**
 * A visitor reads the prices; buying needs an account to put the credits on. What stands in the address is there again
 * after the log-in, and not after joining, which has steps of its own.
 */
function PricesBeforeLogin({ reply, typed: { code, refusal }, chosen }: PricesBeforeLoginProps) {
  const { i18n } = useLingui();
  const next = choiceAddress(chosen, { country: chosen.country, code });
  return (
    <Page>
      <Stack $gap={5}>
        <Title>
          <Trans>Credits</Trans>
        </Title>
        {refusal && <Note title={errorSentence(i18n, refusal.code, refusal.params)} />}
        <Prices reply={reply} typed={code !== undefined && !refusal} />
        {reply.methods.length > 0 ? (
          <Row $wrap>
            <LinkButton tone="primary" href={addresses.signup.href()}>
              <Trans>Join free</Trans>
            </LinkButton>
            <LinkButton href={addresses.login.href(undefined, { next })}>
              <Trans>Log in to buy credits</Trans>
            </LinkButton>
          </Row>
        ) : (
          <NothingOnSale />
        )}
      </Stack>
    </Page>
  );
}

function Purse({ credits, costs }: Pick<CreditsReply, 'credits' | 'costs'>) {
  const { t } = useLingui();
  const messages = costs.message > 0 ? Math.floor(credits / costs.message) : 0;
  return (
    <Lead>
      {t`${plural(credits, { one: 'You have # credit.', other: 'You have # credits.' })}`}{' '}
      {messages > 0 &&
        t`${plural(messages, { one: 'That is enough for # message.', other: 'That is enough for # messages.' })}`}{' '}
      {costs.message > 0 &&
        t`${plural(costs.message, { one: 'A message costs # credit.', other: 'A message costs # credits.' })}`}{' '}
      {t`You pay once, nothing renews by itself.`}
    </Lead>
  );
}

/** Stands where buying would begin, for whoever is sold nothing since a payment was charged back. */
function PaymentsBlocked() {
  const { i18n } = useLingui();
  return (
    <Note
      title={errorSentence(i18n, 'payment_blocked')}
      end={
        <StandaloneLink href={addresses.service.href()}>
          <Trans>Ask customer service</Trans>
        </StandaloneLink>
      }
    />
  );
}

/** Stands where buying would begin, while no way to pay is offered; nobody knows for how long. */
function NothingOnSale() {
  return <EmptyState glyph={CreditCard} title={<Trans>Credits cannot be bought right now</Trans>} />;
}
