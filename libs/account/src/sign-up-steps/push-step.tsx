import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '@parlour/api-client/site';
import { useErrorSentence } from '@parlour/i18n';
import { usePushState, type PushState } from '@parlour/state/push-state';
import { Button, Note, Stack, Text } from '@parlour/ui';
import type { Skip } from './skip.tsx';
import { ActionsPlace, SkipButton } from './step-actions.tsx';
import { useGoOn } from './use-go-on.ts';

/** Notices of this device: asked for by a press and never before; where there is no way to have them, the step passes by itself. */
export function PushStep({ skip }: { skip: Skip }) {
  const { push_public_key: key } = useSite().settings;
  const [found, tell] = usePushState();
  const state = key === null ? 'impossible' : found;
  const goOn = useGoOn('push');
  const { mutate, isPending, error } = useTurnOn(key ?? '', tell);

  const pass = useEffectEvent(() => goOn('skipped', { replace: true }));
  useEffect(() => {
    if (state === 'impossible') void pass().catch(() => undefined);
  }, [state]);
  return (
    <Stack $gap={5}>
      <PushWords state={state} error={error} />
      <ActionsPlace>
        {state === 'subscribed' ? (
          <GoOnButton onPress={() => goOn('done')} />
        ) : (
          <SkipButton form={skip.form.id} isPending={skip.isPending} main={state !== 'capable'}>
            {state === 'capable' ? undefined : <Trans>Continue</Trans>}
          </SkipButton>
        )}
        {state === 'capable' && <TurnOnButton isPending={isPending} onPress={() => mutate()} />}
      </ActionsPlace>
    </Stack>
  );
}

function useTurnOn(key: string, tell: (state: PushState) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await import('@parlour/api-client/account/push')).subscribeToPush(client, key),
    onSuccess: tell,
  });
}

function PushWords({ state, error }: { state: PushState; error: Error | null }) {
  const sentenceOf = useErrorSentence();
  if (error) return <Note tone="danger" announce="assertive" title={sentenceOf(error)} />;
  switch (state) {
    case 'subscribed':
      return (
        <Note tone="success" announce="polite">
          <Trans>Notifications are on for this device.</Trans>
        </Note>
      );
    case 'denied':
      return (
        <Note announce="polite" title={<Trans>Your browser does not allow notifications from this site.</Trans>}>
          <Trans>
            To change that, open the settings of this site from the address bar, allow notifications, and reload the
            page.
          </Trans>
        </Note>
      );
    case 'capable':
      return (
        <Text>
          <Trans>Your browser asks for your permission after you press the button.</Trans>
        </Text>
      );
    default:
      return (
        <Text $tone="quiet">
          <Trans>You can also turn on notifications later.</Trans>
        </Text>
      );
  }
}

function TurnOnButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      tone="primary"
      size="large"
      pending={isPending}
      pendingLabel={t`Waiting for your browser`}
      onClick={onPress}
    >
      <Trans>Turn on notifications</Trans>
    </Button>
  );
}

function GoOnButton({ onPress }: { onPress: () => Promise<void> }) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({ mutationFn: onPress });
  return (
    <Button tone="primary" size="large" pending={isPending} pendingLabel={t`Saving`} onClick={() => mutate()}>
      <Trans>Continue</Trans>
    </Button>
  );
}
