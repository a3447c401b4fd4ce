import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { addresses } from '@parlour/contract/addresses';
import { useErrorSentence } from '@parlour/i18n';
import { ErrorState, LinkButton } from '@parlour/ui';

/** In place of the form where it could not be read who may join: the way to ask again, and the sign-up on a page of its own. */
export function JoinFailed({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> }) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const { error, refetch, isFetching } = query;
  return (
    <ErrorState
      title={sentenceOf(error)}
      retry={{
        label: t`Try again`,
        onRetry: () => void refetch(),
        pending: isFetching,
        pendingLabel: t`Loading`,
      }}
      action={
        <LinkButton href={addresses.signup.href()} tone="quiet">
          <Trans>Go to the sign-up page</Trans>
        </LinkButton>
      }
    />
  );
}
