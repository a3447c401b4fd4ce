import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { exportsOptions, type OwnDataCopy } from '@parlour/api-client/account/leaving';
import { useFormats } from '@parlour/i18n';
import { SECOND } from '@parlour/models/durations';
import { Text, TextLink } from '@parlour/ui';

/** Milliseconds between two looks at a copy that is being made. */
const LOOK_EVERY = 5 * SECOND;

/** The copies of their own data that a member has asked for, looked at again while one is being made. */
export function useOwnCopies(): readonly OwnDataCopy[] {
  const { data } = useSuspenseQuery({
    ...exportsOptions(),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((copy) => copy.state === 'preparing') ? LOOK_EVERY : false,
  });
  return data.exports;
}

/** How far a copy is, or where it is downloaded. */
export function OwnCopy({ copy: { state, created_at, expires_at, url } }: { copy: OwnDataCopy }) {
  const { date, dayAndTime } = useFormats();
  const asked = <time dateTime={created_at}>{date(created_at)}</time>;
  const until = <time dateTime={expires_at}>{dayAndTime(expires_at)}</time>;
  if (state === 'ready' && url)
    return (
      <Text role="status">
        <TextLink href={url} download>
          <Trans>Download the copy of {asked}</Trans>
        </TextLink>{' '}
        <Trans>(until {until})</Trans>
      </Text>
    );
  return (
    <Text $tone="quiet" role="status">
      {state === 'failed' ? (
        <Trans>The copy of {asked} could not be made. Please ask for it again.</Trans>
      ) : (
        <Trans>The copy of {asked} is being made.</Trans>
      )}
    </Text>
  );
}
