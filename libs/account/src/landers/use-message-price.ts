import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';

/** The least that a message costs in the visitor's country, written as money; undefined where that is not known. */
export function useMessagePrice(): string | undefined {
  const { minimum_message_costs: costs, geoip_selected_country: country } = useSite().settings;
  const { money } = useFormats();
  const least = country ? costs[country] : undefined;
  return least && money({ amount: least.costs, currency: least.currency });
}
