import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { exportsOptions, leavingPageOptions } from '@parlour/api-client/account/leaving';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import type { Money } from '@parlour/contract/types/scalars';
import { useFormats } from '@parlour/i18n';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { openPaymentTerm } from '@parlour/models/account/leaving/open-payment-term';
import { Lead, Note, Stack, Text, TextLink, Title } from '@parlour/ui';
import { OwnCopy, useOwnCopies } from '../settings/own-data-copies.tsx';
import { settingsAddress } from '../settings/settings-part.ts';
import { LeavingAlternatives } from './leaving-alternatives.tsx';
import { LeavingForm } from './leaving-form.tsx';

export const leavingQueries = () => [userOptions(), leavingPageOptions(), exportsOptions()] as const;

/** Leaving: what happens and when, what would be lost, what else could be done, and the button. */
export function LeavingPage({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const { reasons, alternatives, credits_left, refundable, open_payments } =
    useSuspenseQuery(leavingPageOptions()).data;
  return (
    <Stack $gap={6}>
      <Stack>
        <Title>{t`Delete my account`}</Title>
        <Lead>
          <Trans>
            Your profile disappears at once and you are logged out everywhere. For{' '}
            <Plural value={deletionTerm} one="# day" other="# days" /> the link in our e-mail brings it back; then your
            profile, your photos and your messages are deleted.
          </Trans>
        </Lead>
        <Text $tone="quiet">
          <Trans>
            What you have paid stays in our books, as the law demands, but without your name; what was reported stays
            until nobody may complain about it any more.{' '}
            <TextLink href={settingsAddress('data')}>You can ask for a copy of your data first</TextLink>.
          </Trans>
        </Text>
        <Copies />
        <Lost credits={credits_left} refundable={refundable} />
        <OpenPayments {...open_payments} />
      </Stack>
      <LeavingAlternatives alternatives={alternatives} />
      <LeavingForm reasons={reasons.map(({ id }) => id)} lastResult={lastResult} />
    </Stack>
  );
}

function Lost({ credits, refundable }: { credits: number; refundable: Money | null }) {
  const { money } = useFormats();
  if (credits === 0) return null;
  const amount = refundable && money(refundable);
  return (
    <Note tone="notice">
      <Plural
        value={credits}
        one="You have # credit left. It goes with your account."
        other="You have # credits left. They go with your account."
      />{' '}
      {amount && (
        <Trans>
          You can have {amount} back for them: <TextLink href={addresses.service.href()}>ask customer service</TextLink>{' '}
          before you go.
        </Trans>
      )}
    </Note>
  );
}

/** A copy that is being made, or waits, can only be had by whoever can log in. */
function Copies() {
  const copies = useOwnCopies().filter(({ state }) => state !== 'failed');
  const warning = <Trans>Download it before you go: afterwards you would have to bring your account back first.</Trans>;
  if (copies.length === 0) return <Text $tone="quiet">{warning}</Text>;
  return (
    <Note tone="notice">
      {copies.map((copy) => (
        <OwnCopy key={copy.id} copy={copy} />
      ))}
      {warning}
    </Note>
  );
}

/** Of many only the newest are named. */
function OpenPayments({ count, totals }: { count: number; totals: readonly Money[] }) {
  const { money } = useFormats();
  if (count === 0) return null;
  const amounts = totals.map(money).join(', ') + (count > totals.length ? ', …' : '');
  return (
    <Note tone="notice">
      <Plural
        value={count}
        one={`A payment is still open: ${amounts}.`}
        other={`# payments are still open: ${amounts}.`}
      />{' '}
      <Trans>
        If money arrives once you have left, the credits go with your account too, unless you come back in time. While a
        payment is open, the deletion waits up to <Plural value={openPaymentTerm} one="# day" other="# days" /> longer.
      </Trans>
    </Note>
  );
}
