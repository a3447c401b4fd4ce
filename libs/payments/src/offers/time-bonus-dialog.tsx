import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { addresses } from '@parlour/contract/addresses';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { SECOND } from '@parlour/models/durations';
import { Button, Countdown, Dialog, LinkButton, Stack, Text } from '@parlour/ui';
import { useEnding } from '../credits/discount-line.tsx';

export interface TimeBonusDialogProps {
  discount: DiscountCode;
  /** How long the offer is open from sign-up on. */
  hours: number;
  /** All of the server's: when it ends, when it said so, and what to add to this device's clock; milliseconds. */
  clock: { endsAt: number; now: number; serverOffset: number };
  onClose: () => void;
}

/** The discount of the first hours, with the time that is truly left (spec section 2; contract part 0, 1). */
export function TimeBonusDialog({ discount, hours, clock, onClose }: TimeBonusDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const ends = useEnding(discount);
  const { percentage } = discount;
  const { endsAt, now, serverOffset } = clock;
  const end = () => {
    onClose();
    void client.invalidateQueries({ queryKey: paymentsKeys.all });
  };
  return (
    <Dialog
      open
      width={500}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`${percentage}% off your first package`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>{t`Not now`}</Button>
          <LinkButton href={addresses.credits.href()} tone="primary" onClick={onClose}>
            {t`See the packages`}
          </LinkButton>
        </>
      }
    >
      <Stack $gap={3}>
        <Text>
          {t`${plural(hours, {
            one: 'Act fast: this offer is for your first hour here.',
            other: 'Act fast: this offer is for your first # hours here.',
          })}`}
        </Text>
        <Text as="div">
          {t`Time left:`}{' '}
          <Countdown
            endsAt={endsAt}
            serverOffset={serverOffset}
            secondsAtRender={Math.max(0, Math.ceil((endsAt - now) / SECOND))}
            label={t`Time left:`}
            onEnd={end}
          />
        </Text>
        <Text $size="small" $tone="quiet">
          {ends}
        </Text>
      </Stack>
    </Dialog>
  );
}
