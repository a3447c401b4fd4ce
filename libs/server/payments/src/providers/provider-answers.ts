import { providerStates, type ProviderPayment, type ProviderStatus } from './provider.ts';

/**
 * An order that a provider took: it has a name to ask for it by, and a page of the web where its payer goes on.
 *
 * @throws where a name or page lacks, or the page is no `http(s)` address, which a member's browser would open all the same
 */
export function checkedPayment(taken: ProviderPayment): ProviderPayment {
  const { ref, next } = taken;
  if (typeof ref !== 'string' || ref === '') throw new Error('The provider gave an order no name');
  const hasPage = next.url === undefined ? next.kind !== 'redirect' : isOfWeb(next.url);
  if (!hasPage) throw new Error(`The provider named no page of the web for ${ref}`);
  return taken;
}

/**
 * How a payment stands, in a word that we know: any other, such as a state that was forgotten in a provider's folder, is none by
 * which a payment could end.
 *
 * @throws where it is another
 */
export function checkedStatus(said: ProviderStatus): ProviderStatus {
  if (!providerStates.includes(said.state))
    throw new Error(`The provider's word for a payment is none of ours: ${said.state}`);
  return said;
}

const isOfWeb = (url: string): boolean => ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');
