import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import type { ProviderName } from '@parlour/server-kit/configuration/configuration-schema';
import type { PaymentProvider, PaymentsPorts } from '@parlour/server-payments';
import type { Demo } from '../demo/open-demo.ts';

/** The providers that the configuration names: which of them sells, and all that are asked about what they took. */
export function paymentProviders(
  { payments }: Pick<Configuration, 'payments'>,
  demo: Pick<Demo, 'sandbox'> | null,
): Pick<PaymentsPorts, 'selling' | 'providers'> {
  const builtIn: Record<ProviderName, PaymentProvider | undefined> = { sandbox: demo?.sandbox.provider };
  return { selling: payments.selling, providers: payments.asked.flatMap((name) => builtIn[name] ?? []) };
}
