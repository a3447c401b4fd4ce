import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import { CallForm, UnsavedNote } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { SECOND } from '@parlour/models/durations';
import { whenOnline } from '@parlour/state/device/use-online';
import { Button, LinkButton, Row, Stack } from '@parlour/ui';
import { isPlainClick } from '@parlour/ui/kit/behaviour/is-plain-click';
import type { PartFormState } from './use-part-form.ts';
import { useNoUndo } from './use-saved-part.ts';

/** The form of a part around its fields: what was typed is kept at every stroke, and sent again once there is a connection. */
export function PartForm<S extends z.ZodObject>({ state, children }: { state: PartFormState<S>; children: ReactNode }) {
  const { t } = useLingui();
  const { call, giveUp } = state;
  const isOffline = call.failureCode === 'offline';
  useSentAgain(call.form.id, isOffline);
  useNoUndo(call.form.id);
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    giveUp();
  };
  return (
    <CallForm state={call} wayOut={isOffline && <Offline />}>
      <Stack $gap={5}>
        <UnsavedNote state={call} />
        {children}
        <Row $wrap>
          <Button type="submit" tone="primary" pending={call.isPending} pendingLabel={t`Saving`}>
            {t`Save`}
          </Button>
          <LinkButton href={addresses.profile.href()} tone="quiet" onClick={leave}>
            {t`Cancel`}
          </LinkButton>
        </Row>
      </Stack>
    </CallForm>
  );
}

function Offline() {
  return (
    <Stack $gap={2}>
      <span>
        <Trans>What you wrote is still there. It is saved as soon as you are connected again.</Trans>
      </span>
      <div>
        <Button type="submit">
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  );
}

/** How long to wait for a server that did not answer though the device has a connection, in milliseconds. */
const SENT_AGAIN_AFTER = 10 * SECOND;

/** Sends the form by itself when the connection is back after an attempt without one. */
function useSentAgain(formId: string, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const sendAgain = () => document.forms.namedItem(formId)?.requestSubmit();
    const timer = navigator.onLine ? window.setTimeout(sendAgain, SENT_AGAIN_AFTER) : undefined;
    const leave = whenOnline(sendAgain);
    return () => {
      window.clearTimeout(timer);
      leave();
    };
  }, [formId, isWaiting]);
}
