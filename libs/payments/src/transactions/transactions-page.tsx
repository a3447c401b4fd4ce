import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { transactionsFile, transactionsOptions } from '@parlour/api-client/payments/transactions';
import { addresses } from '@parlour/contract/addresses';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { listTransactions } from '@parlour/contract/payments/list-transactions';
import {
  Card,
  EmptyState,
  Heading,
  Lead,
  LinkButton,
  OnPaper,
  Pagination,
  Stack,
  StandaloneLink,
  Text,
  Title,
  Wrap,
} from '@parlour/ui';
import { EntryList } from './entry-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentReceipt } from '../payment/payment-receipt.tsx';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

export interface TransactionsPageProps {
  /** Only this payment and what it moved. */
  paymentId?: string;
  page?: number;
}

const queryOf = ({ paymentId, page }: TransactionsPageProps) => transactionsOptions({ id: paymentId, page });

/** The queries of this page, for its loader. */
export const transactionsPageQueries = (page: TransactionsPageProps) => [queryOf(page)];

/** The member's account: every movement of credits with the balance after it, and the payments. */
export function TransactionsPage(props: TransactionsPageProps) {
  const { data } = useSuspenseQuery(queryOf(props));
  const isOne = props.paymentId !== undefined;
  const isEmpty = data.total === 0 && data.payments.length === 0;
  return (
    <Page $narrow>
      <OnPaper />
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Title>{isOne ? <Trans>Your payment</Trans> : <Trans>Your transactions</Trans>}</Title>
          {isOne ? (
            <StandaloneLink href={addresses.transactions.href({ id: '' })} data-screen-only>
              <Trans>All transactions</Trans>
            </StandaloneLink>
          ) : (
            <>
              <Balance credits={data.totals.balance} />
              <KeptCredits balance={data.totals.balance} />
              {data.total > 0 && (
                <StandaloneLink href={transactionsFile} download data-screen-only>
                  <Trans>Download as a table (CSV)</Trans>
                </StandaloneLink>
              )}
            </>
          )}
        </Stack>
        {isEmpty && <NothingYet />}
        {isOne &&
          data.payments.map((payment) => (
            <PaymentReceipt key={payment.payment_id} payment={payment} seller={data.seller} />
          ))}
        {data.entries.length > 0 && <Movements entries={data.entries} />}
        {!isOne && <Payments account={data} />}
      </Stack>
    </Page>
  );
}

type Account = ReplyOf<typeof listTransactions>;

function Movements({ entries }: Pick<Account, 'entries'>) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={t`Credits`}>
      <Stack $gap={3}>
        <Heading>
          <Trans>Credits</Trans>
        </Heading>
        <EntryList entries={entries} />
      </Stack>
    </Card>
  );
}

/** The payments of a page of the account, and the way to its other pages. */
function Payments({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <>
      {account.payments.length > 0 && (
        <Card as="section" aria-label={t`Payments`}>
          <Stack $gap={3}>
            <Heading>
              <Trans>Payments</Trans>
            </Heading>
            <PaymentList payments={account.payments} />
          </Stack>
        </Card>
      )}
      <Pagination
        label={t`Pages of transactions`}
        current={account.page}
        last={account.pages}
        hrefOf={(page) => addresses.transactions.href({ id: '' }, { page })}
        labels={{ previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
      />
    </>
  );
}

function Balance({ credits }: { credits: number }) {
  const { t } = useLingui();
  return <Lead>{t`${plural(credits, { one: 'You have # credit.', other: 'You have # credits.' })}`}</Lead>;
}

/** Of an unconfirmed member's credits those that their waiting messages and gifts will cost: all other places leave them out. */
function KeptCredits({ balance }: { balance: number }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const kept = viewer?.status === 'not_confirmed' ? balance - viewer.credits : 0;
  if (kept <= 0) return null;
  return (
    <Text $tone="quiet">{t`${plural(kept, {
      one: '# of them is kept for what you have sent, until you confirm your e-mail address.',
      other: '# of them are kept for what you have sent, until you confirm your e-mail address.',
    })}`}</Text>
  );
}

function NothingYet() {
  return (
    <EmptyState
      glyph={Coins}
      title={<Trans>Nothing here yet</Trans>}
      action={
        <LinkButton tone="primary" href={addresses.credits.href()}>
          <Trans>See the packages</Trans>
        </LinkButton>
      }
    >
      <Trans>Every credit that you get or use will be listed here.</Trans>
    </EmptyState>
  );
}
