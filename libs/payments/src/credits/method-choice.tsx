import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { MethodPicker } from '@parlour/ui';
import { MethodMark } from './method-mark.tsx';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The ways to pay of a country, each with its transaction costs. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { i18n, t } = useLingui();
  const { money } = useFormats();
  return (
    <MethodPicker
      legend={t`Payment method`}
      name="payment_method"
      value={chosen}
      onChange={onChoose}
      methods={methods.map((method) => {
        const name = paymentMethodName(i18n, method);
        const fee = method.fee ? `+ ${money(method.fee)}` : t`no costs`;
        return { value: method.id, name, mark: <MethodMark id={method.id} name={name} />, fee };
      })}
    />
  );
}
