import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { PushState } from '@parlour/state/device/push-state';
import { Button, Note, type ButtonSize } from '@parlour/ui';

/** Asks the browser for permission; only ever within a press. */
export function useTurnOnPush(key: string, tell: (state: PushState) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await import('@parlour/api-client/account/push')).subscribeToPush(client, key),
    onSuccess: tell,
  });
}

/** Its German word is wider than a narrow phone with large letters. */
const Press = styled(Button)`
  overflow-wrap: anywhere;
`;

interface TurnOnPushButtonProps {
  ref?: Ref<HTMLButtonElement>;
  isPending: boolean;
  onPress: () => void;
  size?: ButtonSize;
}

/** Asks for permission when it is pressed, and says that it waits while the browser asks. */
export function TurnOnPushButton({ ref, isPending, onPress, size }: TurnOnPushButtonProps) {
  const { t } = useLingui();
  return (
    <Press
      ref={ref}
      tone="primary"
      size={size}
      pending={isPending}
      pendingLabel={t`Waiting for your browser`}
      onClick={onPress}
    >
      <Trans>Turn on notifications</Trans>
    </Press>
  );
}

/** How to undo a refusal: only the person can, in the browser's own settings. */
export function PushDeniedNote() {
  return (
    <Note announce="polite" title={<Trans>Your browser does not allow notifications from this site.</Trans>}>
      <Trans>
        To change that, open the settings of this site from the address bar, allow notifications, and reload the page.
      </Trans>
    </Note>
  );
}
