import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { MethodPicker } from '@parlour/ui';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The ways to pay of a country, each with its transaction costs. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <MethodPicker
      legend={t`Payment method`}
      name="payment_method"
      value={chosen}
      onChange={onChoose}
      methods={methods.map(({ id, name, fee }) => ({
        value: id,
        name,
        mark: initials(name),
        fee: fee ? `+ ${money(fee)}` : t`no costs`,
      }))}
    />
  );
}

/** Two letters in place of a logo: of two words their first letters, else the first two. */
function initials(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
