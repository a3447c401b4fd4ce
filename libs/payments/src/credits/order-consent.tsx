import { Trans, useLingui } from '@lingui/react/macro';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { CheckboxField, Note, type CheckboxFieldProps } from '@parlour/ui';
import { useChangedOrder } from './use-changed-order.ts';
import type { Order } from './use-order.ts';

interface OrderConsentProps {
  order: Order;
  /** Names what the member asked for. */
  asked: string;
  box: Omit<CheckboxFieldProps, 'label'> & { name: string };
  failureCode: string | null;
  lastResult: CallFormResult | undefined;
}

/** The wish to have the credits at once; it is asked for anew, aloud too, where the order has become another meanwhile. */
export function OrderConsent({ order, asked, box, failureCode, lastResult }: OrderConsentProps) {
  const { t } = useLingui();
  const { change, agree } = useChangedOrder(order, asked, box.name, lastResult);
  const said = {
    gone: t`That package is no longer sold. Check your order before you pay.`,
    price_changed: failureCode !== 'price_changed' && t`The price has changed. Check it and confirm again.`,
    order_changed: t`Your order has changed. Check it and confirm again.`,
  };
  const days = order.prices.refund_days;
  return (
    <>
      <Note announce="polite" title={change && said[change]} />
      <CheckboxField
        {...box}
        defaultChecked={box.defaultChecked && change === null}
        onChange={agree}
        label={<Trans>Add my credits at once. I can return unused credits within {days} days.</Trans>}
      />
    </>
  );
}
