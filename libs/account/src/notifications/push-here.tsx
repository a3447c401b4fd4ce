import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { useErrorSentence, useFormats } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { detectPush, useLastPush, usePushState, type PushState } from '@parlour/state/device/push-state';
import { Button, Note, Row, Stack, Text, useFocusHeir } from '@parlour/ui';
import { focusOtherButton } from '../settings/focus-other-button.ts';
import { PushDeniedNote, TurnOnPushButton, useTurnOnPush } from './turn-on-push.tsx';

/** Notifications of the device in hand: what it can do, and how to turn them on, try them out and turn them off. */
export function PushHere() {
  const { t } = useLingui();
  const { push_public_key: key } = useSite().settings;
  const [found, tell] = usePushState(useViewer()?.id);
  const sentenceOf = useErrorSentence();
  const toast = useToast();
  const turnOn = useTurnOnPush(key ?? '', tell);
  const button = useFocusHeir(focusOtherButton);
  const askBrowser = () =>
    turnOn.mutate(undefined, {
      onSuccess: (decided) => {
        if (decided === 'subscribed') toast({ tone: 'success', text: t`Notifications are on for this device.` });
      },
    });
  const state = key === null ? 'impossible' : found;
  return (
    <Stack $gap={3} tabIndex={-1}>
      {turnOn.error && <Note tone="danger" announce="assertive" title={sentenceOf(turnOn.error)} />}
      <Standing state={state} />
      {state === 'capable' && (
        <div>
          <TurnOnPushButton ref={button} isPending={turnOn.isPending} onPress={askBrowser} />
        </div>
      )}
      {state === 'subscribed' && <SubscribedActs tell={tell} />}
    </Stack>
  );
}

function Standing({ state }: { state: PushState }) {
  switch (state) {
    case 'subscribed':
      return (
        <Note tone="success">
          <Trans>Notifications are on for this device.</Trans>
        </Note>
      );
    case 'denied':
      return <PushDeniedNote />;
    case 'capable':
      return (
        <Text $tone="quiet">
          <Trans>Notifications are off on this device.</Trans>{' '}
          <Trans>Your browser asks for your permission after you press the button.</Trans>
        </Text>
      );
    case 'impossible':
      return (
        <Text $tone="quiet">
          <Trans>
            This browser cannot show notifications here. On an iPhone or iPad, put the site on your home screen and open
            it from there.
          </Trans>
        </Text>
      );
    case 'unknown':
      return (
        <Text $tone="quiet">
          <Trans>Notifications of this device are turned on and off in the browser itself.</Trans>
        </Text>
      );
  }
}

function SubscribedActs({ tell }: { tell: (state: PushState) => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sentenceOf = useErrorSentence();
  const onError = (error: unknown) => toast({ tone: 'danger', text: sentenceOf(error) });
  const tellOff = (state: PushState, tone: 'success' | 'notice') => {
    tell(state);
    toast({ tone, text: t`Notifications are off on this device.` });
  };
  const test = useMutation({
    mutationFn: async () => {
      const state = await detectPush();
      if (state === 'subscribed') await (await import('@parlour/api-client/account/push')).sendTestPush(client);
      return state;
    },
    onSuccess: (state) =>
      state === 'subscribed'
        ? toast({ tone: 'success', text: t`It is on its way and should appear in a moment.` })
        : tellOff(state, 'notice'),
    onError,
  });
  const turnOff = useMutation({
    mutationFn: async () => (await import('@parlour/api-client/account/push')).unsubscribeFromPush(client),
    onSuccess: (state) => tellOff(state, 'success'),
    onError,
  });
  const acts = useFocusHeir(focusOtherButton);
  return (
    <>
      <LastPush />
      <Row ref={acts} $wrap>
        <Button pending={test.isPending} pendingLabel={t`Sending`} onClick={() => test.mutate()}>
          <Trans>Send a test notification</Trans>
        </Button>
        <Button tone="quiet" pending={turnOff.isPending} pendingLabel={t`Saving`} onClick={() => turnOff.mutate()}>
          <Trans>Turn off on this device</Trans>
        </Button>
      </Row>
    </>
  );
}

/** When this device heard of something last: whoever hears of nothing sees that it worked once. */
function LastPush() {
  const [last] = useLastPush();
  const { dayAndTime } = useFormats();
  if (!last) return null;
  const when = dayAndTime(last.at);
  return (
    <Text $tone="quiet">
      <Trans>Last notification on this device: {when}</Trans>
    </Text>
  );
}
