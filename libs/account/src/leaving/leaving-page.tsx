import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { leavingQuery } from '@parlour/api-client/account/leaving';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import type { Money } from '@parlour/contract/types/scalars';
import { useFormats } from '@parlour/i18n';
import { Lead, Note, Stack, Text, TextLink, Title } from '@parlour/ui';
import { LeavingAlternatives } from './leaving-alternatives.tsx';
import { LeavingForm } from './leaving-form.tsx';

export const leavingQueries = () => [userOptions(), leavingQuery()] as const;

/** Leaving: what happens and when, what would be lost, what else could be done, and the button. */
export function LeavingPage({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const { reasons, alternatives, credits_left, refundable } = useSuspenseQuery(leavingQuery()).data;
  return (
    <Stack $gap={6}>
      <Stack>
        <Title>{t`Delete my account`}</Title>
        <Lead>
          <Trans>
            Your profile disappears at once and you are logged out everywhere. For 14 days the link in our e-mail brings
            it back; then your profile, your photos and your messages are deleted.
          </Trans>
        </Lead>
        <Text $tone="quiet">
          <Trans>
            What you have paid stays in our books, as the law demands, but without your name.{' '}
            <TextLink href={addresses.settings.href()}>You can ask for a copy of your data first</TextLink>.
          </Trans>
        </Text>
        <Lost credits={credits_left} refundable={refundable} />
      </Stack>
      <LeavingForm reasons={reasons.map(({ id }) => id)} lastResult={lastResult} />
      <LeavingAlternatives alternatives={alternatives} />
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
