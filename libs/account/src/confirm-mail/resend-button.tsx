import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerClock } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { Button, Countdown, Row, Text } from '@parlour/ui';
import { useResent } from './use-resent.ts';

interface ResendButtonProps {
  nextAfter: string;
  lastResult?: CallFormResult;
}

/** Asks for another mail, once the server allows it. */
export function ResendButton({ nextAfter, lastResult }: ResendButtonProps) {
  const { t } = useLingui();
  const { now, offset } = useServerClock();
  const endsAt = Date.parse(nextAfter);
  const [ended, setEnded] = useState<number | null>(null);
  const state = useCallForm({
    form: async () => (await import('./confirm-mail-forms.ts')).resendForm,
    lastResult,
    onDone: useResent(),
  });
  const waiting = endsAt > now && ended !== endsAt;
  return (
    <CallForm state={state}>
      <Row $wrap>
        <Button type="submit" unavailable={waiting} pending={state.isPending} pendingLabel={t`Sending`}>
          <Trans>Send the e-mail again</Trans>
        </Button>
        {waiting ? (
          <Text as="span" $size="small" $tone="quiet">
            <Trans>Possible in</Trans>{' '}
            <Countdown
              key={nextAfter}
              label={t`Time left`}
              endsAt={endsAt}
              serverOffset={offset}
              secondsAtRender={Math.ceil((endsAt - now) / 1_000)}
              onEnd={() => setEnded(endsAt)}
            />
          </Text>
        ) : null}
      </Row>
    </CallForm>
  );
}
