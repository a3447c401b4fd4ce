import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { useErrorSentence } from '@parlour/i18n';
import { usePushState, type PushState } from '@parlour/state/device/push-state';
import { Button, Note, Stack, Text, useFocusHeir } from '@parlour/ui';
import { PushDeniedNote, TurnOnPushButton, useTurnOnPush } from '../notifications/turn-on-push.tsx';
import { PushNews } from './push-news.tsx';
import type { Skip } from './skip.tsx';
import { ActionsPlace, SkipButton } from './step-actions.tsx';
import { useGoOn } from './use-go-on.ts';

/**
 * Notifications of this device: asked for by a press and never before; where there is no way to have them, the step passes by
 * itself.
 */
export function PushStep({ skip, lastResult }: { skip: Skip; lastResult: CallFormResult | undefined }) {
  const { push_public_key: key } = useSite().settings;
  const [found, tell] = usePushState(useViewer()?.id);
  const state = key === null ? 'impossible' : found;
  const goOn = useGoOn('push');
  const turnOn = useTurnOnPush(key ?? '', tell);
  const goingOn = useMutation({ mutationFn: () => goOn('done') });
  const button = useFocusHeir(focusOtherAct);

  const pass = useEffectEvent(() => goOn('skipped', { replace: true }));
  useEffect(() => {
    // Where it fails the step stays, with the button that passes it.
    if (state === 'impossible') void pass().catch(() => undefined);
  }, [state]);
  return (
    <Stack $gap={5}>
      {state === 'impossible' || state === 'subscribed' ? null : <PushNews />}
      <PushWords state={state} error={turnOn.error ?? goingOn.error ?? lastResult?.failure} />
      <ActionsPlace>
        {state === 'subscribed' ? (
          <GoOnButton isPending={goingOn.isPending} onPress={() => goingOn.mutate()} />
        ) : (
          <SkipButton form={skip.form.id} isPending={skip.isPending} main={state !== 'capable'}>
            {state === 'capable' ? undefined : <Trans>Continue</Trans>}
          </SkipButton>
        )}
        {state === 'capable' && (
          <TurnOnPushButton ref={button} size="large" isPending={turnOn.isPending} onPress={() => turnOn.mutate()} />
        )}
      </ActionsPlace>
    </Stack>
  );
}

/** Once the browser has decided, the way on. */
const focusOtherAct = ({ parentElement }: HTMLElement): void =>
  queueMicrotask(() => parentElement?.querySelector('button')?.focus());

function PushWords({ state, error }: { state: PushState; error: unknown }) {
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
      return <PushDeniedNote />;
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

function GoOnButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button tone="primary" size="large" pending={isPending} pendingLabel={t`Saving`} onClick={onPress}>
      <Trans>Continue</Trans>
    </Button>
  );
}
