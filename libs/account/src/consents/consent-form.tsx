import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '@parlour/api-client/api-error';
import { isTextNewer, refusedConsent, saveConsents } from '@parlour/api-client/account/consents';
import { FormToken } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import type { ConsentKind } from '@parlour/contract/types/user';
import { useErrorSentence } from '@parlour/i18n';
import { Button, Note, Stack, type ButtonTone } from '@parlour/ui';
import { settingsAddress } from '../settings/settings-part.ts';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > button {
    flex: 1 1 160px;
  }
`;

export interface ConsentFormProps {
  /** What is answered, all of it with the same words. */
  kinds: readonly ConsentKind[];
  given: boolean;
  tone?: ButtonTone;
  /** Another button beside it. */
  wayOut?: ReactNode;
  /** Where to go on without JavaScript, if not to the settings. */
  next?: string;
  onDone?: () => void;
  /** The words on the button. */
  children: ReactNode;
}

/** One button that agrees or takes back; a plain form of the settings, which a script answers in place. */
export function ConsentForm({ kinds, given, tone, wayOut, next, onDone, children }: ConsentFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { settings } = useSite();
  const version = settings.terms_version;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveConsents(
        client,
        kinds.map((kind) => ({ kind, version, given })),
      ),
    onSuccess: onDone,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form method="post" action={settingsAddress('consents')} onSubmit={submit}>
      <FormToken />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="given" value={given ? 'yes' : 'no'} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      {kinds.map((kind) => (
        <input key={kind} type="hidden" name="kind" value={kind} />
      ))}
      <Stack $gap={3}>
        {error && <Refusal error={error} />}
        <Choice>
          <Button type="submit" tone={tone} pending={isPending} pendingLabel={t`Saving`}>
            {children}
          </Button>
          {wayOut}
        </Choice>
      </Stack>
    </form>
  );
}

/** Says why it was refused; a page that shows an older text has to be loaded again before anybody can agree to the new one. */
function Refusal({ error }: { error: Error }) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  if (!(error instanceof ApiError)) return <Note tone="danger" announce="assertive" title={sentenceOf(error)} />;
  const reload = isTextNewer(error) ? (
    <Button onClick={() => window.location.reload()}>{t`Reload the page`}</Button>
  ) : undefined;
  return <Note tone="danger" announce="assertive" title={sentenceOf(refusedConsent(error))} end={reload} />;
}
