import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { useFormats } from '@parlour/i18n';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { ActionBar, Button, DeskOnly, Icon, PhoneOnly, Text } from '@parlour/ui';
import type { Order } from './use-order.ts';

/** On a narrow phone with large words the total has a line of its own. */
const Bar = styled(ActionBar)`
  flex-wrap: wrap;

  > button {
    flex: 1 1 9rem;
  }
`;

const BarTotal = styled.div`
  display: grid;
  line-height: 1.2;

  b {
    font-size: 1.25rem;
    white-space: nowrap;
  }
`;

interface PayProps {
  order: Order;
  pending: boolean;
  /** What is said while it is. */
  pendingLabel: string;
}

/** Pays at the price that it names. */
export function PayButton({ order, ...waiting }: PayProps) {
  const { money } = useFormats();
  const total = money(order.total);
  return (
    <DeskOnly>
      <Button type="submit" tone="primary" size="large" block {...waiting}>
        <Icon glyph={Lock} />
        <Trans>Pay {total}</Trans>
      </Button>
    </DeskOnly>
  );
}

/** On phones the total and the way to pay stay in reach of the thumb. */
export function PayBar({ order, ...waiting }: PayProps) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const method = paymentMethodName(i18n, order.method);
  return (
    <PhoneOnly>
      <Bar>
        <BarTotal>
          <Text as="span" $size="small" $tone="quiet">
            <Trans>Total</Trans>
          </Text>
          <b>{money(order.total)}</b>
        </BarTotal>
        <Button type="submit" tone="primary" size="large" block {...waiting}>
          <Trans>Pay with {method}</Trans>
        </Button>
      </Bar>
    </PhoneOnly>
  );
}
