import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServerClock } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { SECOND } from '@parlour/models/durations';
import { Button, Countdown, Row, Text } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { Unbroken } from '../unbroken.tsx';
import { useDoubtful } from './use-doubtful.ts';
import { useResent } from './use-resent.ts';

/** Drawn by the server too, so that nothing moves when the scripts come; without them it would stand still. */
const Wait = styled(Text)`
  @media (scripting: none) {
    display: none;
  }
`;

interface ResendButtonProps {
  nextAfter: string;
  lastResult?: CallFormResult;
}

/** Asks for another mail, once the server allows it. Without scripts no clock runs: the server says how long there is to wait. */
export function ResendButton({ nextAfter, lastResult }: ResendButtonProps) {
  const { t } = useLingui();
  const { now, offset } = useServerClock();
  const endsAt = Date.parse(nextAfter);
  const [ended, setEnded] = useState<number | null>(null);
  const waiting = endsAt > now && ended !== endsAt;
  const form = useCallForm({
    form: async () => (await import('./activation-forms.ts')).resendForm,
    lastResult,
    onDone: useResent(),
  });
  const state = useDoubtful(form, waiting ? nextAfter : undefined);
  const isScripted = useScripted();
  return (
    <CallForm state={state}>
      <input type="hidden" name="after" value={nextAfter} />
      <Row $wrap>
        <Button type="submit" unavailable={waiting && isScripted} pending={state.isPending} pendingLabel={t`Sending`}>
          <Unbroken>{t`Send the e-mail again`}</Unbroken>
        </Button>
        {waiting ? (
          <Wait as="span" $size="small" $tone="quiet">
            <Trans>Again in</Trans>{' '}
            <Countdown
              key={nextAfter}
              label={t`Time left`}
              endsAt={endsAt}
              serverOffset={offset}
              secondsAtRender={Math.ceil((endsAt - now) / SECOND)}
              onEnd={() => setEnded(endsAt)}
            />
          </Wait>
        ) : null}
      </Row>
    </CallForm>
  );
}
