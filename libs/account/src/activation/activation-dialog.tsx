import { Trans, useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { Dialog, LinkButton, Text } from '@parlour/ui';
import { Unbroken } from '../unbroken.tsx';

/** The reminder to confirm the address, in front of everything else. */
export function ActivationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Unbroken>{t`Confirm your e-mail address`}</Unbroken>}
      actions={
        <LinkButton
          href={addresses.completeSignup.href(undefined, { step: 'confirm' })}
          tone="primary"
          onClick={onClose}
        >
          <Trans>Confirm it now</Trans>
        </LinkButton>
      }
    >
      <Text>
        <Trans>Your e-mail address hasn’t been confirmed, so other members cannot reply.</Trans>
      </Text>
    </Dialog>
  );
}
